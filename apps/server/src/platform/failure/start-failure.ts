/** Why the server did not start, as one sentence for the person at the terminal; no stack is shown. */
export class StartFailure extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFailure';
  }
}

/** Node's code of a failed system call, such as `EADDRINUSE`. */
export function getSystemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
