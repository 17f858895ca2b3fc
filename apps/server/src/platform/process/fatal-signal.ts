/** What the operating system does with a process that has failed: it ends it, unless a library has taken the signal. */

/** Signals of a fault in native code, of `abort()`, and of Ctrl-Z, all of which the embedded engine takes. */
const FATAL_SIGNALS = [
  'SIGABRT',
  'SIGSEGV',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGTRAP',
  'SIGSYS',
  'SIGTSTP',
] as const satisfies NodeJS.Signals[];

/**
 * Gives the signals back to the operating system. The embedded engine's own handler waits 300 s for a report before it
 * ends the process, and keeps port and data lock meanwhile; its binding has no switch for it. Node has no call that sets
 * a default, but libuv does so when the last listener of a signal leaves (`uv__signal_unregister_handler`).
 *
 * V8's handler of SIGSEGV, which turns a wrong access of WebAssembly into a RuntimeError, is gone since the engine was
 * opened and does not come back: such an access of the embedded database ends the process. Its memory is then not to be
 * trusted, and the next start recovers from its write-ahead log.
 */
export function restoreFatalSignals(): void {
  const leave = () => {};
  for (const signal of FATAL_SIGNALS) process.on(signal, leave).off(signal, leave);
}
