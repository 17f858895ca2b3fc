export { outline } from '../zone/outline.ts';
