import { endpoints } from '@fms/contract/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from './document.ts';
import { renderReferencePage } from './reference-page.ts';

describe('the API reference', () => {
  it('is a valid OpenAPI 3.1 document whose references resolve', async () => {
    const document = buildOpenApiDocument();
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#([^"]*)"/g)) {
      const found = pointer
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
      expect(found, pointer).toBeTypeOf('object');
    }
  });

  it('holds every endpoint of the contract and no other', () => {
    const { paths } = buildOpenApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const printed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    const declared = Object.entries(endpoints).map(([name, { method, path }]) => `${name} ${method} ${path}`);
    expect(printed.sort()).toEqual(declared.sort());
  });

  it('reads as a page without script or inline style', () => {
    const page = renderReferencePage('bm9uY2U=');
    expect(page).not.toMatch(/<script| on\w+="| style="/);
    expect(page).toContain('<style nonce="bm9uY2U=">');
    for (const { path } of Object.values(endpoints)) expect(page).toContain(path);
  });
});
