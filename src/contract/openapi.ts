/** The contract as OpenAPI 3.1, served at /api/openapi.json. Source: docs/decisions/0004. */
import { z } from 'zod';
import { endpoints } from './all.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { Problem } from './problem.ts';

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const bytes = { type: 'string', format: 'binary' };
const form = { type: 'object', properties: { file: bytes }, required: ['file'] };

const files = (types: readonly string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: type === 'multipart/form-data' ? form : bytes }])),
});

/** In words, so that a reader need not know the access table. */
const ACCOUNTS: Record<Access['account'], string> = {
  admin: 'administrators',
  owner: 'administrators and the owners of the shop',
  staff: 'administrators, the owners and the staff of the shop, and its shared tablets',
  tablet: 'shared tablets of the shop',
  'own-shops': 'administrators and owners, for their own shops',
  anyone: 'anyone signed in, for their own shops',
  nobody: '',
};
const GUESTS: Record<NonNullable<Access['guest']>, string> = {
  joined: 'guests who joined a live kiosk of the shop (X-Join-Code)',
  device: 'guests, for what is their own (X-Device-Id)',
  board: 'screens with the key of the shop’s board (X-Board-Key)',
  display: 'screens with the key of the machine’s display (X-Display-Key)',
  anyone: 'anyone',
};

export const accessInWords = ({ account, guest, machine }: Access): string =>
  [ACCOUNTS[account], guest ? GUESTS[guest] : '', machine ? 'the machine itself, with its token' : '']
    .filter(Boolean)
    .join('; ');

/** @param version of the server */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sipwell', version, description: 'The Main API under /v1 and the Kiosk API under /api.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The refresh token, or an access token; for machines, their own.',
        },
      },
    },
  };
}

function operationOf({
  path,
  summary,
  access,
  params,
  query,
  body,
  fileTypes,
  response,
  guestResponse,
  replyType,
}: Endpoint) {
  const guestSchema = guestResponse && schemaOf(guestResponse, 'output');
  const reply = schemaOf(response, 'output');
  return {
    summary,
    description: `For ${accessInWords(access)}.`,
    tags: [path.split('/').find((part, i) => i > 1 && part !== 'admin' && !part.startsWith(':')) ?? 'other'],
    security: securityOf(access),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        ...(fileTypes ? files(fileTypes) : json(schemaOf(body, 'input'))),
      },
    }),
    responses: {
      200: {
        description: guestSchema ? 'What accounts are answered, or the part of it that guests see.' : 'Done.',
        ...(replyType
          ? { content: { [replyType]: { schema: reply } } }
          : json(guestSchema ? { anyOf: [reply, guestSchema] } : reply)),
      },
      default: {
        description: 'A refusal.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function securityOf({ account, guest, machine }: Access): object[] {
  if (account === 'nobody') return machine ? [{ bearer: [] }] : [];
  return guest ? [{ bearer: [] }, {}] : [{ bearer: [] }];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input'),
  }));
}
