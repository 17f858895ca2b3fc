/** Files between ship and shore over one channel: their messages, and both ends of a file. Runs in Node only. */
export * from './chunk-packer.ts';
export * from './file-end.ts';
export * from './file-receiver.ts';
export * from './file-sender.ts';
export * from './line-keeper.ts';
export * from './message-stream.ts';
export * from './packed-manifest.ts';
export * from './part-file.ts';
export * from './part-folder.ts';
export * from './transfer-message.ts';
