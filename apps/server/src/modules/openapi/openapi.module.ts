/** Serves the API reference at `/api/docs`, and the OpenAPI document beside it. */
import type { Module } from '../../platform/module/module.ts';
import { buildOpenApiDocument } from './document.ts';
import { renderReferencePage } from './reference-page.ts';

export const openApiModule: Module = {
  name: 'openapi',
  register({ web: { pages } }) {
    let document: Buffer | undefined;
    pages.serve('/api/docs/openapi.json', () => {
      // Written at the first request: it takes a quarter of the time that the server's own code takes to start.
      document ??= Buffer.from(JSON.stringify(buildOpenApiDocument()));
      return { type: 'application/json; charset=utf-8', body: document };
    });
    pages.serve('/api/docs', (nonce) => ({ type: 'text/html; charset=utf-8', body: renderReferencePage(nonce) }));
  },
};
