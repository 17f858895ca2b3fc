/** The API reference as one page that needs no script. */
import { endpoints } from '@fms/contract/api';
import { type Endpoint, emptyBody } from '@fms/contract/endpoint';
import { z } from 'zod';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .5rem 0; }
summary { cursor: pointer; } code { font-size: .95em; } pre { overflow: auto; padding: .75rem; border-radius: 4px;
background: color-mix(in srgb, currentColor 8%, transparent); } small { opacity: .75; }`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const toHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function schemaBlock(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  if (schema === emptyBody) return '';
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre>${toHtml(JSON.stringify(printed, null, 2))}</pre>`;
}

function entry([name, endpoint]: [string, Endpoint]): string {
  const { method, path, access, summary } = endpoint;
  return `<details id="${name}"><summary><code>${method} ${toHtml(path)}</code> <small>${access}</small><br>${toHtml(summary)}</summary>
${schemaBlock('Path', endpoint.params, 'input')}${schemaBlock('Query', endpoint.query, 'input')}
${schemaBlock('Body', endpoint.body, 'input')}${schemaBlock('Answer', endpoint.answer, 'output')}</details>`;
}

/** `nonce` belongs to the response that carries the page. */
export function renderReferencePage(nonce: string): string {
  const entries = Object.entries<Endpoint>(endpoints).sort(([, a], [, b]) => a.path.localeCompare(b.path));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API | Fleet Management System</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style></head><body>
<h1>API</h1><p>Printed from the contract; as data: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
${entries.map(entry).join('\n')}</body></html>`;
}
