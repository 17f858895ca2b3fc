/** Work of the server that waits in a queue: its states, and how long a failed one waits. */
export * from './queue-job.ts';
