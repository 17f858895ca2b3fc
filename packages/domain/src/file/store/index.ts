/** What is stored ashore of a vessel's files: versions, quota and retention. */
export * from './file-retention.ts';
export * from './file-version.ts';
