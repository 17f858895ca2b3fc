import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

const declared = Object.entries(endpoints);

describe('endpoints', () => {
  it('are each declared once', () => {
    const keys = declared.map(([, e]) => `${e.method} ${e.path.toLowerCase()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(declared)('%s lives under /api and, when it is our own, under /api/v2 in kebab-case', (_, e) => {
    expect(e.path).toMatch(/^\/api\//);
    if (e.path.startsWith('/api/v2/')) expect(e.path).toMatch(/^\/api\/v2(\/([a-z-]+|\{[a-zA-Z]+\}))+$/);
  });

  it.each(declared)('%s can be printed as JSON Schema in both directions', (_, e) => {
    for (const schema of [e.query, e.body, e.params]) z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(z.toJSONSchema(e.answer, { io: 'output', unrepresentable: 'any' })).toBeTypeOf('object');
  });

  it.each(declared.filter(([, e]) => e.method === 'GET'))('%s takes no body', (_, e) => {
    expect(e.body.safeParse(undefined).success).toBe(true);
    expect(e.body.safeParse({ a: 1 }).success).toBe(false);
  });
});
