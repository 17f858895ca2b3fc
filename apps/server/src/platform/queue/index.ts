/** Work that outlives the server that took it on. */
export { createQueue, type Queue, type QueueEntrance } from './queue.ts';
export type { PeriodicWork, QueueDefinition, QueueRun } from './queue-definition.ts';
export type { QueuePorts } from './queue-ports.ts';
