/** Files between ships and shore: moves what waits in the queues of the vessels over their channels. */
export { LINE_STATES } from './line-state.ts';
export { transferModule } from './transfer.module.ts';
