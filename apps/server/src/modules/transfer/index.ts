/** Files between ships and shore: moves what waits in the queues of the vessels over their channels. */
export { transferModule } from './transfer.module.ts';
