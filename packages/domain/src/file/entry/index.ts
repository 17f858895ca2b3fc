/** What is told of a file: entries of directories on board, and parts of an upload. */
export * from './upload-part.ts';
export * from './vessel-entry.ts';
