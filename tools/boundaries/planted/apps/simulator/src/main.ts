export { wind } from './weather.ts';
