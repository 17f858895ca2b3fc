/** The outbox, for those who look after the server. */
export { createOutboxService } from './outbox.service.ts';
export { mountOutbox } from './outbox.routes.ts';
