/** A failure by a stable code that crosses a wire; the message is for people and may change. */
export abstract class CodedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
