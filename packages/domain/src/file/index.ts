/** Files that pass between ship and shore: names, entries, quota, versions, and what may be shown of their content. */
export * from './entry/index.ts';
export * from './name/index.ts';
export { isJpeg, walkJpeg } from './preview/image/jpeg.ts';
export * from './preview/preview.ts';
export * from './refusal/file-refusal.ts';
export * from './refusal/preview-refusal.ts';
export * from './store/index.ts';
