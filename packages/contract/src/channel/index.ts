/** Byte channels of the link: their frames, and both ends of them. Runs in Node only. */
export * from './channel.ts';
export * from './channel-frame.ts';
export * from './channel-set.ts';
