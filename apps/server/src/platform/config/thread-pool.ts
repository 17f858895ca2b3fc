/**
 * Threads for calls that would block: every statement of the embedded telemetry engine holds one until it is done, and
 * files, name look-ups and password hashes wait for the same four that Node makes. Must be imported before the first of
 * them starts; a value set in the environment takes precedence.
 */
const THREADS = 8;

process.env.UV_THREADPOOL_SIZE ??= String(THREADS);
