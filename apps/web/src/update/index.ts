/** Newer versions: the hourly check, the service worker, and what a change of version does. */
export { startUpdateChecks } from './watch.ts';
