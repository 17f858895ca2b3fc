/** Chunks of files, their manifest, and what of them must travel. */
export * from './chunker.ts';
export * from './cut-finder.ts';
export * from './gear.ts';
export * from './manifest.ts';
export * from './transfer-plan.ts';
