export { version } from '../vessel/index.ts';
