/** The API reference at `/api/docs`. */
import type { Pages } from '../../platform/http/page.ts';
import { openApiDocument } from './document.ts';
import { referencePage } from './reference-page.ts';

export function serveApiReference(pages: Pages): void {
  const document = JSON.stringify(openApiDocument());
  pages.serve('/api/docs/openapi.json', () => ({ type: 'application/json; charset=utf-8', body: document }));
  pages.serve('/api/docs', (nonce) => ({ type: 'text/html; charset=utf-8', body: referencePage(nonce) }));
}
