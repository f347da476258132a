import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

it('is what docs/openapi.json says (update it with: npx vitest run src/contract -u)', async () => {
  await expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json');
});
