/** What schemas refuse, as messages of the catalogue. An issue of zod carries a text alone: the message travels in it as JSON. */
import { z } from 'zod';
import { message, type Message, type MessageCode, type Said } from '#domain/messages/message.ts';
import type { Fault } from './refusal.ts';

/** A message as the text of an issue. */
export type FaultText = string & { readonly brand: 'fault' };

/** The error of a schema or a check: `z.string().min(1, fault('drink-name-missing'))`. */
export const fault = <C extends MessageCode>(...[code, params]: Said<C>): FaultText =>
  JSON.stringify({ code, params }) as FaultText;

/** Reads a value with every fault as a message. @param value anything */
export const check = <S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> => {
  // What is right needs no words, and is read faster without them.
  const read = schema.safeParse(value);
  return read.success ? read : schema.safeParse(value, { error: faultOfIssue });
};

/** @param error from `check` */
export const faultsOf = ({ issues }: z.ZodError): Fault[] =>
  issues.map(({ path, message: text }) => ({ path: path.join('.'), message: JSON.parse(text) as Message }));

/** What a schema says that has no words of its own. */
const faultOfIssue: z.core.$ZodErrorMap = (issue) => JSON.stringify(messageOf(issue));

function messageOf(issue: z.core.$ZodRawIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, kindOf(issue.input));
    case 'invalid_value': {
      const [only, ...others] = issue.values.map(z.core.util.stringifyPrimitive);
      if (only !== undefined && others.length === 0) return message('value-not-this', { value: only });
      const quoted = z.core.util.joinValues(issue.values, '|');
      return message('value-not-one-of', { quoted, options: issue.values.map(String) });
    }
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      if (issue.format === 'uuid') return message('id-of-wrong-format');
      if (issue.format === 'regex') return message('text-of-wrong-pattern', { pattern: issue.pattern ?? '' });
      return message('text-of-wrong-format', { format: issue.format });
    case 'unrecognized_keys': {
      const said = { quoted: z.core.util.joinValues(issue.keys, ', '), keys: issue.keys };
      return issue.keys.length > 1 ? message('fields-unknown', said) : message('field-unknown', said);
    }
    case 'invalid_key':
      return message('key-invalid', { kind: issue.origin });
    case 'invalid_union': {
      const options = Array.isArray(issue['options']) ? issue['options'].map(String) : [];
      if (options.length === 0) return message('value-invalid');
      return message('value-of-no-kind', { quoted: options.map((one) => `'${one}'`).join(' | '), options });
    }
    default:
      return message('value-invalid');
  }
}

function wrongKind(expected: string, received: string): Message {
  if (received === 'undefined') return message('value-missing', { expected });
  switch (expected) {
    case 'string':
      return message('value-not-text', { received });
    case 'number':
      return message('value-not-number', { received });
    case 'int':
      return message('value-not-integer', { received });
    case 'boolean':
      return message('value-not-boolean', { received });
    case 'array':
    case 'tuple':
      return message('value-not-list', { expected, received });
    default:
      return message('value-of-wrong-kind', { expected, received });
  }
}

function kindOf(input: unknown): string {
  if (typeof input === 'number' && !Number.isFinite(input)) return String(input);
  return z.core.util.parsedType(input);
}

function tooBig({ origin: kind, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): Message {
  const max = Number(maximum);
  if (kind === 'string') return message('text-too-long', { max });
  if (LISTS.includes(kind)) return message('list-too-long', { kind, max });
  return inclusive ? message('number-too-big', { kind, max }) : message('number-not-below', { kind, max });
}

function tooSmall({ origin: kind, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): Message {
  const min = Number(minimum);
  if (kind === 'string') return min === 1 ? message('text-empty') : message('text-too-short', { min });
  if (LISTS.includes(kind)) return message('list-too-short', { kind, min });
  return inclusive ? message('number-too-small', { kind, min }) : message('number-not-above', { kind, min });
}

const LISTS = ['array', 'set'];
