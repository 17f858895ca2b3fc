/** Hands the lines of the server log to what stores them as well, and keeps the first ones until it is there. */

/** Lines kept while nothing takes them, those of a start. */
const MOST_KEPT = 1000;

interface LogStream {
  write(line: string): void;
}

export interface LogTap {
  /** A stream that passes each line on to `stream`, and then to what listens. */
  through(stream: LogStream): LogStream;
  /** Gives the lines so far and all that follow to one listener, which must neither throw nor log. */
  listen(listener: (line: string) => void): void;
}

export function createLogTap(): LogTap {
  const kept: string[] = [];
  let tell = (line: string) => {
    if (kept.length < MOST_KEPT) kept.push(line);
  };
  return {
    through: (stream) => ({
      write(line) {
        stream.write(line);
        tell(line);
      },
    }),
    listen(listener) {
      tell = listener;
      for (const line of kept.splice(0)) listener(line);
    },
  };
}
