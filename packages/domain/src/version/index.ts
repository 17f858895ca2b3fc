/** Versions: their names, who is behind, and notes of releases. */
export * from './release-notes.ts';
export * from './version-name.ts';
export * from './version-standing.ts';
