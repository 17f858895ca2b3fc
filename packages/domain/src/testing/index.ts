/** What tests of other packages need of the domain's. */
export { HOSTILE_PATH_ROWS } from './hostile-path.ts';
