export { title } from '../app/title.ts';
