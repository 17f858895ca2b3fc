/** Files under way between ship and shore: chunks and manifests, states, the queue, and the budget of the line. */
export * from './budget/index.ts';
export * from './chunk/index.ts';
export * from './state/index.ts';
