/** The typed client as one file: types out of the description of the API, and the calls by hand. Source: docs/decisions/0115. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { endpoints } from '../../src/contract/all.ts';
import { openApiDocument } from '../../src/contract/openapi.ts';
import { PROBLEM_STATUSES } from '../../src/contract/problem.ts';
import { nameShapes } from './name-shapes.ts';

interface Operation {
  summary: string;
  description: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Shape }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Shape }> };
  responses: { 200: { content: Record<string, { schema: Shape }> } };
}
type Shape = Record<string, unknown>;

const FILE: Shape = { type: 'string', format: 'binary' };
const FORM: Shape = { type: 'string', format: 'form' };
const TYPES_OF_FORMATS: Record<string, string> = { binary: 'Blob', form: 'FormData' };
/** Guests are answered less. */
const OF_TWO_ANSWERS = new Set(
  endpoints
    .filter(({ guestResponse }) => guestResponse)
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
);
const IMPORTS = /^import type \{[^}]*\} from '\.\/calls\.ts';\n/;

/** @param version of the product */
export async function makeClient(version: string): Promise<string> {
  const byHand = readFileSync(join(import.meta.dirname, 'by-hand.ts'), 'utf8');
  if (!IMPORTS.test(byHand)) throw new Error('The part by hand begins with its import.');
  return [
    `/**
 * The typed client of Sipwell ${version}: one file without imports, to be copied into a program.
 * Made from the description of the API, /api/openapi.json. How to use it: docs/api.md.
 */
/* eslint-disable */\n`,
    byHand.replace(IMPORTS, ''),
    `\n/** The codes that the server of this version refuses with. */\nexport type ProblemCode =${unionOf(Object.keys(PROBLEM_STATUSES))};\n`,
    await typesOf(version),
  ].join('');
}

/** The same as what Node and bundlers read from a package. */
export function packageOf(client: string, version: string): Record<string, string> {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, strict: true };
  return {
    'sipwell-client.ts': client,
    'sipwell-client.js': ts.transpileModule(client, { compilerOptions }).outputText,
    'sipwell-client.d.ts': ts.transpileDeclaration(client, { compilerOptions }).outputText,
    'package.json': `${JSON.stringify(
      {
        name: 'sipwell-client',
        version,
        type: 'module',
        license: 'UNLICENSED',
        exports: { types: './sipwell-client.d.ts', default: './sipwell-client.js' },
      },
      null,
      2,
    )}\n`,
  };
}

const unionOf = (codes: readonly string[]): string => codes.map((code) => `\n  | '${code}'`).join('');

/** `Calls` as one more shape of the description, so that one tool writes all types. */
async function typesOf(version: string): Promise<string> {
  const { paths, components } = openApiDocument(version);
  const calls = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const route = `${method.toUpperCase()} ${path}`;
      return [route, callOf(operation, OF_TWO_ANSWERS.has(route))] as const;
    }),
  );
  const shapes = nameShapes({ ...components.schemas, Calls: objectOf(Object.fromEntries(calls)) });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Sipwell', version },
    paths: {},
    components: { schemas: shapes },
  };
  const nodes = await openapiTS(document as OpenAPI3, {
    silent: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    defaultNonNullable: false,
    transform: ({ format = '' }: SchemaObject) => {
      const name = TYPES_OF_FORMATS[format];
      return name === undefined ? undefined : ts.factory.createTypeReferenceNode(name);
    },
  });
  return astToString(nodes)
    .replaceAll('    ', '  ')
    .replace(/^export type (paths|webhooks|operations|\$defs) = .*\n/gm, '')
    .replace(/^ {2}\w+: never;\n/gm, '');
}

function callOf(
  { summary, description, parameters, requestBody, responses }: Operation,
  hasTwoAnswers: boolean,
): Shape {
  const query = partOf(parameters, 'query');
  const schema = Object.values(responses[200].content)[0]?.schema ?? {};
  const [answer, guestAnswer] = hasTwoAnswers ? (schema.anyOf as [Shape, Shape]) : [schema];
  const parts = Object.entries({
    params: partOf(parameters, 'path'),
    query,
    body: requestBody && bodyOf(requestBody.content),
    answer: 'application/gzip' in responses[200].content ? FILE : answer,
    guestAnswer,
  }).filter((part): part is [string, Shape] => part[1] !== undefined);
  const mayBeLeftOut = [
    ...(query?.required.length === 0 ? ['query'] : []),
    ...(requestBody?.required === false ? ['body'] : []),
  ];
  const required = parts.map(([name]) => name).filter((name) => !mayBeLeftOut.includes(name));
  return { ...objectOf(Object.fromEntries(parts), required), description: `${summary}. ${description}` };
}

function partOf(parameters: Operation['parameters'], place: 'path' | 'query') {
  const those = parameters.filter((one) => one.in === place);
  const required = those.filter((one) => one.required).map(({ name }) => name);
  if (those.length === 0) return undefined;
  return objectOf(Object.fromEntries(those.map(({ name, schema }) => [name, schema])), required);
}

const objectOf = (properties: Record<string, Shape>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

const bodyOf = (content: Record<string, { schema: Shape }>): Shape =>
  content['application/json']?.schema ?? ('multipart/form-data' in content ? FORM : FILE);
