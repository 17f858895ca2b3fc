/** Rights of people on vessels: assignments, the matrix of both, why a right is held or lacked, and API tokens. */
export * from './api-token.ts';
export * from './assignment.ts';
export * from './explanation.ts';
export * from './matrix.ts';
export * from './words.ts';
