export { load } from '../../../bench/main.ts';
