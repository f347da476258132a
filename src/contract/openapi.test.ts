import { describe, expect, it } from 'vitest';
import { endpoints } from './all.ts';
import { openApiDocument } from './openapi.ts';

const { paths } = openApiDocument('1.2.3') as unknown as {
  paths: Record<
    string,
    Record<string, { summary: string; parameters?: { name: string; in: string }[]; responses: object }>
  >;
};

describe('the description of the API', () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'has %s, its parameters and its answers',
    (_name, { method, path, summary }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.summary).toBe(summary);
      const inPath = (operation?.parameters ?? []).filter((one) => one.in === 'path');
      expect(new Set(inPath.map(({ name }) => name))).toEqual(new Set(names));
      expect(Object.keys(operation?.responses ?? {})).toContain('default');
    },
  );

  it('describes nothing else', () => {
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(endpoints.length);
  });
});
