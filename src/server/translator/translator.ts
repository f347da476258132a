/**
 * Translator of a menu: the built-in beverage glossary, or a language model. Chosen by the settings, behind one
 * interface.
 */
import type { Message } from '#domain/messages/message.ts';
import type { LanguageCode } from '#domain/text/languages.ts';

export interface TextToTranslate {
  text: string;
  field: 'name' | 'description';
  /** The existing Hong Kong text, as source of the other Chinese ones. */
  zhHK: string | null;
  /** Its context, in a few English words. */
  context: string;
}

/** A text; null if the translator can never translate it; undefined if it failed now and may be retried. */
export type Translated = string | null | undefined;

export interface Translator {
  /** Its name for administrators. */
  name: string;
  /** Whether it costs money: then a shop's use of it is limited. */
  isMetered: boolean;
  /** Maximum number of texts in one call. */
  batchSize: number;
  /**
   * @returns one answer for each text, in order, and the cost
   * @throws TranslatorFailure if the whole call failed
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
  /** Delay requested by the service. */
  readonly retryAfterMs: number;

  constructor(reason: Message, { mayRetry, retryAfterMs = 0 }: { mayRetry: boolean; retryAfterMs?: number }) {
    super(reason.code);
    this.reason = reason;
    this.mayRetry = mayRetry;
    this.retryAfterMs = retryAfterMs;
  }
}
