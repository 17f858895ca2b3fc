/** Reports as PDF. */
export * from './pdf-document.ts';
export { toPdfText } from './pdf-text.ts';
