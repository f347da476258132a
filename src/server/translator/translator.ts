/** What translates a menu: the built-in beverage glossary, or a language model. Chosen by the settings, used the same way. */
import type { Message } from '#domain/messages/message.ts';
import type { LanguageCode } from '#domain/text/languages.ts';

export interface TextToTranslate {
  text: string;
  field: 'name' | 'description';
  /** The Hong Kong text there is, for the other Chinese ones. */
  zhHK: string | null;
  /** What it is, in a few English words. */
  context: string;
}

/** A text; null when it is beyond the translator for good; undefined when it failed now and may be tried again. */
export type Translated = string | null | undefined;

export interface Translator {
  /** For administrators. */
  name: string;
  /** Whether it costs money: then a shop's use of it is limited. */
  isMetered: boolean;
  /** Texts in one call, at most. */
  batchSize: number;
  /**
   * @returns one answer for each text, in order, and what it cost
   * @throws TranslatorFailure when the whole call failed
   */
  translate: (
    texts: readonly TextToTranslate[],
    language: LanguageCode,
    signal: AbortSignal,
  ) => Promise<{ texts: Translated[]; tokens: number }>;
}

export class TranslatorFailure extends Error {
  /** For the shop's owner: no key, no address. */
  readonly reason: Message;
  readonly mayRetry: boolean;
  /** How long the service asks to be left alone. */
  readonly retryAfterMs: number;

  constructor(reason: Message, { mayRetry, retryAfterMs = 0 }: { mayRetry: boolean; retryAfterMs?: number }) {
    super(reason.code);
    this.reason = reason;
    this.mayRetry = mayRetry;
    this.retryAfterMs = retryAfterMs;
  }
}
