/** What the parts of the tab are made of. */
import type { Camera, CameraBudgetState, CameraState } from '@fms/contract/camera';

export interface CameraParts {
  readonly cameras: readonly Camera[];
  readonly states: readonly CameraState[];
  /** Undefined until it is read. */
  readonly budget: CameraBudgetState | undefined;
}
