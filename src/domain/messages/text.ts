/** The words of one code. `one` is the English where `{n}` is 1. */
export interface Text {
  readonly en: string;
  readonly one?: string;
  readonly 'zh-HK': string;
}
