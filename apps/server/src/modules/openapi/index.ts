/** The API reference at `/api/docs`. */
import type { Pages } from '../../platform/http/page.ts';
import { openApiDocument } from './document.ts';
import { referencePage } from './reference-page.ts';

export function serveApiReference(pages: Pages): void {
  let document: string | undefined;
  pages.serve('/api/docs/openapi.json', () => {
    // Written when it is first asked for: a quarter of the time the server's own code takes to start.
    document ??= JSON.stringify(openApiDocument());
    return { type: 'application/json; charset=utf-8', body: document };
  });
  pages.serve('/api/docs', (nonce) => ({ type: 'text/html; charset=utf-8', body: referencePage(nonce) }));
}
