/** Shows admins the durable queue of the server, and lets them run and end its jobs. */
import type { Module } from '../../platform/module/module.ts';
import { registerQueueRoutes } from './queue.routes.ts';
import { createQueueService } from './queue.service.ts';

export const queueModule: Module = {
  name: 'queue',
  register({ db, clock, queue, web }) {
    registerQueueRoutes(web.router, createQueueService({ db, clock, queue }));
  },
};
