/** HTML description of the API: one page without scripts, made from the same document as openapi.json. */
import { accessInWords } from '#contract/openapi.ts';
import { endpoints } from '#contract/all.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function docsPage(): string {
  const rows = endpoints.map(
    ({ method, path, summary, access }) =>
      `<tr><th scope="row"><code>${method}</code></th><td><code>${escaped(path)}</code></td><td>${escaped(summary)}</td><td>${escaped(accessInWords(access))}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sipwell API</title></head>
<body><h1>Sipwell API</h1><p>The full description, with every shape: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1). For TypeScript: <a href="sipwell-client.ts">sipwell-client.ts</a>, one file to copy.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Who may call</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>`;
}
