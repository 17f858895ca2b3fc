/** The mark of the product. */
export { FmsMark } from './fms-mark.tsx';
