/** What went wrong with a camera, by the stable codes that the shore shows in words. */
import type { CameraProblem } from '@fms/domain/camera';

export class CameraError extends Error {
  readonly code: CameraProblem;

  constructor(code: CameraProblem, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whatever was thrown while a camera was read: what is not one of its problems means that it does not answer. */
export function toCameraError(error: unknown): CameraError {
  if (error instanceof CameraError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new CameraError('silent', `The camera does not answer: ${reason}.`);
}
