/** Files of a vessel: what lies where, the queue of its line, and what may be sent when. */
export { fileCalls, fileQueries, type OpenedFile } from './file.queries.ts';
