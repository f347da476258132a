/** A language by its name in another; undefined where the browser does not know it. */
export function languageName(locale: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
