/** Names, paths and directories of files that pass between ship and shore. */
export * from './file-name.ts';
export * from './file-path.ts';
export * from './file-tree.ts';
export * from './fold-name.ts';
export * from './same-name.ts';
export * from './utf8-bytes.ts';
