import type { FastifyRequest } from 'fastify';

export const mayAcknowledge = (request: FastifyRequest) => request.url.length > 0;
