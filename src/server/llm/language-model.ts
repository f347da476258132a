/** Requests JSON of a given shape from an OpenAI-compatible endpoint. Its answers are untrusted and validated. */
import { z } from 'zod';
import type { Config } from '../config.ts';
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

/** Its message is for the shop's owner: no key, no address. */
export class ModelFailure extends Error {
  readonly mayRetry: boolean;
  /** Delay requested by the service. */
  readonly retryAfterMs: number;
  /** Tokens used by an invalid answer; 0 if none came. */
  readonly tokens: number;

  constructor(message: string, more: { mayRetry: boolean; retryAfterMs?: number; tokens?: number }) {
    super(message);
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
  service: string,
): AskModel {
  // Not every endpoint supports a schema: one that rejects it gets plain JSON requests from then on.
  let takesSchema = true;

  const ask = async <T>({ schema, system, prompt, signal }: Question<T>) => {
    const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: service,
      baseURL: baseUrl,
      supportsStructuredOutputs: takesSchema,
      ...(apiKey !== undefined && { apiKey }),
    });
    const { output, usage } = await generateText({
      model: provider(model),
      output: takesSchema ? Output.object({ schema }) : Output.json(),
      system,
      prompt,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return { output: output as unknown, tokens: usage.totalTokens ?? 0 };
  };

  const askEitherWay: typeof ask = async (question) => {
    try {
      return await ask(question);
    } catch (cause) {
      if (!takesSchema || ![400, 415, 422].includes(thrown(cause).statusCode ?? 0)) throw cause;
      takesSchema = false;
      return ask(question);
    }
  };

  return async (question) => {
    const { output, tokens } = await askEitherWay(question).catch((cause: unknown) => {
      throw failureOf(cause, service, [apiKey, baseUrl]);
    });
    const read = question.schema.safeParse(output);
    if (!read.success) throw unusable(service, tokens);
    return { answer: read.data, tokens };
  };
}

const unusable = (service: string, tokens: number) =>
  new ModelFailure(`The ${service} gave no usable answer.`, { mayRetry: true, tokens });

/** The fields used of errors thrown by the AI SDK. */
const Thrown = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  statusCode: z.number().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional().catch(undefined),
  usage: z.object({ totalTokens: z.number().optional() }).optional().catch(undefined),
});
const thrown = (cause: unknown) => Thrown.catch({}).parse(pick(cause));
const pick = (cause: unknown): unknown => {
  if (typeof cause !== 'object' || cause === null) return {};
  const { name, message, statusCode, responseHeaders, usage } = cause as Record<string, unknown>;
  return { name, message, statusCode, responseHeaders, usage };
};

function failureOf(cause: unknown, service: string, secrets: readonly (string | undefined)[]): ModelFailure {
  const { name = '', message = '', statusCode, responseHeaders, usage } = thrown(cause);
  const tokens = usage?.totalTokens ?? 0;
  if (statusCode === undefined) {
    if (/Timeout|Abort/.test(name))
      return new ModelFailure(`The ${service} did not answer in time.`, { mayRetry: true });
    if (/NoObject|NoOutput|JSONParse|TypeValidation|InvalidResponse|EmptyResponse/.test(name))
      return unusable(service, tokens);
    return new ModelFailure(`The ${service} cannot be reached.`, { mayRetry: true });
  }
  if (statusCode >= 200 && statusCode < 300) return unusable(service, tokens);
  const said = scrub(message, secrets);
  const isTheirs = statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
  if (isTheirs)
    return new ModelFailure(`The ${service} failed (${statusCode}): ${said}`, {
      mayRetry: true,
      retryAfterMs: retryAfterMs(responseHeaders?.['retry-after']),
    });
  return new ModelFailure(`The ${service} refused (${statusCode}): ${said}`, { mayRetry: false });
}

const retryAfterMs = (header: string | undefined): number => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
};
