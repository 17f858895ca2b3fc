import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveHealth } from './health.ts';

describe('GET /healthz', () => {
  it.each([
    ['answers', async () => {}, 200],
    ['fails', () => Promise.reject(new Error('gone')), 503],
    ['is busy', () => new Promise(() => {}), 503],
  ])('of a store that %s', async (_, ask, status) => {
    const app = fastify();
    app.setErrorHandler((error, _request, reply) => reply.code((error as { status?: number }).status ?? 500).send());
    serveHealth(app, 'start', ask, 1);
    expect((await app.inject('/healthz')).statusCode).toBe(status);
    await app.close();
  });
});
