/** Small documents that are not answers of the contract: settings, the API reference, the first admin's page. */
import type { FastifyInstance } from 'fastify';
import { buildContentSecurityPolicy, generateNonce, NO_ALLOWED_ORIGINS } from './security-header.ts';

export interface Page {
  type: string;
  /** Bytes where the same document is served again and again: a text is encoded for each request. */
  body: string | Uint8Array;
}

export interface Pages {
  /** Serves what `make` answers, never cached; `nonce` lets a style element through the content security policy. */
  serve(path: string, make: (nonce: string) => Page | Promise<Page>): void;
}

export function createPages(app: FastifyInstance): Pages {
  return {
    serve(path, make) {
      app.get(path, async (_, reply) => {
        const nonce = generateNonce();
        const { type, body } = await make(nonce);
        reply.header('content-security-policy', buildContentSecurityPolicy(NO_ALLOWED_ORIGINS, nonce));
        return reply.header('cache-control', 'no-store').type(type).send(body);
      });
    },
  };
}
