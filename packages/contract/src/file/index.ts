/** Files of vessels: the three trees, uploads and downloads, the queue of the line, and the policy of each vessel. */
export * from './file.ts';
export * from './policy.ts';
export * from './transfer.ts';
export * from './version.ts';
