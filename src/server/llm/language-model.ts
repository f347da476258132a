/** Requests JSON of a given shape from an OpenAI-compatible endpoint. Its answers are untrusted and validated. */
import type { APICallError } from 'ai';
import type { z } from 'zod';
import { message, type Message } from '#domain/messages/message.ts';
import type { Config } from '../config.ts';
import { limitedTo } from '../outbound/time-limit.ts';
import { scrub } from './scrub.ts';

export interface ModelOptions {
  /** Up to and including `/v1`. */
  baseUrl: string;
  /** None for a local model. */
  apiKey: string | undefined;
  model: string;
  timeoutMs?: number | undefined;
}

interface Question<T> {
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  signal: AbortSignal;
}

/** @throws ModelFailure */
export type AskModel = <T>(question: Question<T>) => Promise<{ answer: T; tokens: number }>;

export class ModelFailure extends Error {
  /** For the shop's owner: no key, no address. */
  readonly reason: Message;
  readonly mayRetry: boolean;
  /** Delay requested by the service. */
  readonly retryAfterMs: number;
  /** Tokens used by an invalid answer; 0 if none came. */
  readonly tokens: number;

  constructor(reason: Message, more: { mayRetry: boolean; retryAfterMs?: number; tokens?: number }) {
    super(reason.code);
    this.reason = reason;
    this.mayRetry = more.mayRetry;
    this.retryAfterMs = more.retryAfterMs ?? 0;
    this.tokens = more.tokens ?? 0;
  }
}

const TIMEOUT_MS = 60_000;

/** The endpoint of the settings; undefined if there is none. */
export const modelOptions = ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config): ModelOptions | undefined =>
  LLM_BASE_URL && LLM_MODEL ? { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL } : undefined;

/** @param service name used in failures, such as "translation service" */
export function languageModel(
  { baseUrl, apiKey, model, timeoutMs = TIMEOUT_MS }: ModelOptions,
  service: Message,
): AskModel {
  // Not every endpoint supports a schema: one that rejects it gets plain JSON requests from then on.
  let takesSchema = true;

  const ask = async <T>({ schema, system, prompt, signal }: Question<T>) => {
    const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: service.code,
      baseURL: baseUrl,
      supportsStructuredOutputs: takesSchema,
      ...(apiKey !== undefined && { apiKey }),
    });
    const abortSignal = limitedTo(timeoutMs, signal);
    const { output, usage } = await generateText({
      model: provider(model),
      output: takesSchema ? Output.object({ schema }) : Output.json(),
      system,
      prompt,
      maxRetries: 0,
      abortSignal,
    }).catch((cause: unknown) => {
      if (abortSignal.aborted) throw new ModelFailure(message('service-too-slow', { service }), { mayRetry: true });
      throw cause;
    });
    return { output: output as unknown, tokens: usage.totalTokens ?? 0 };
  };

  const askEitherWay: typeof ask = async (question) => {
    try {
      return await ask(question);
    } catch (cause) {
      if (!takesSchema || ![400, 415, 422].includes((await statusOf(cause)) ?? 0)) throw cause;
      takesSchema = false;
      return ask(question);
    }
  };

  return async (question) => {
    const { output, tokens } = await askEitherWay(question).catch(async (cause: unknown) => {
      throw cause instanceof ModelFailure ? cause : await failureOf(cause, service, [apiKey, baseUrl]);
    });
    const read = question.schema.safeParse(output);
    if (!read.success) throw unusable(service, tokens);
    return { answer: read.data, tokens };
  };
}

const unusable = (service: Message, tokens: number) =>
  new ModelFailure(message('service-answer-unusable', { service }), { mayRetry: true, tokens });

/** The HTTP status of a refused call; undefined if none was answered. */
async function statusOf(cause: unknown): Promise<number | undefined> {
  const { APICallError } = await import('ai');
  return APICallError.isInstance(cause) ? cause.statusCode : undefined;
}

async function failureOf(
  cause: unknown,
  service: Message,
  secrets: readonly (string | undefined)[],
): Promise<ModelFailure> {
  const { AISDKError, APICallError, NoObjectGeneratedError } = await import('ai');
  if (APICallError.isInstance(cause) && cause.statusCode !== undefined)
    return failureOfStatus(cause.statusCode, cause, service, secrets);
  if (NoObjectGeneratedError.isInstance(cause)) return unusable(service, cause.usage?.totalTokens ?? 0);
  if (AISDKError.isInstance(cause) && !APICallError.isInstance(cause)) return unusable(service, 0);
  return new ModelFailure(message('service-unreachable', { service }), { mayRetry: true });
}

function failureOfStatus(
  status: number,
  { message: words, responseHeaders }: APICallError,
  service: Message,
  secrets: readonly (string | undefined)[],
): ModelFailure {
  if (status >= 200 && status < 300) return unusable(service, 0);
  const said = scrub(words, secrets);
  const isTheirs = status === 408 || status === 409 || status === 429 || status >= 500;
  if (!isTheirs) return new ModelFailure(message('service-refused', { service, status, said }), { mayRetry: false });
  return new ModelFailure(message('service-failed', { service, status, said }), {
    mayRetry: true,
    retryAfterMs: retryAfterMs(responseHeaders?.['retry-after']),
  });
}

const retryAfterMs = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
};
