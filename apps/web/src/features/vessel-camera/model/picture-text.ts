/** State of a camera's picture, and its cause in words. */
import type { Camera, CameraBudgetState, CameraState } from '@fms/contract/camera';
import { fromWireTime } from '@fms/contract/scalar';
import { getPictureState, type PictureCause, type PictureSource, type PictureState } from '@fms/domain/camera';
import type { Instant } from '@fms/domain/time';
import type { TextKey } from '../../../language/index.ts';

const instantOf = (time: string | null | undefined): Instant | null => (time ? fromWireTime(time) : null);

/** What the domain evaluates a picture by. */
export function toPictureSource(
  { still }: Camera,
  state: CameraState | undefined,
  budget: CameraBudgetState | undefined,
): PictureSource {
  const problem = state?.problem;
  const limit = budget?.reached;
  return {
    lastTime: instantOf(still.last?.time),
    everySeconds: still.everySeconds,
    problem: problem ? { code: problem.code, since: fromWireTime(problem.since) } : null,
    linkDownSince: instantOf(state?.linkDownSince),
    held: limit ? { limit, resumesAt: instantOf(budget.resumesAt) } : null,
  };
}

/** The state at a moment, as a word that changes only when what is drawn changes. */
export function getPictureKind(source: PictureSource, now: Instant): PictureState['state'] {
  return getPictureState(source, now).state;
}

export const CAUSE_TEXT: Readonly<Record<PictureCause, TextKey>> = {
  silent: 'CAMERA_CAUSE_SILENT',
  refused: 'CAMERA_CAUSE_REFUSED',
  unreadable: 'CAMERA_CAUSE_UNREADABLE',
  'too-large': 'CAMERA_CAUSE_TOO_LARGE',
  moved: 'CAMERA_CAUSE_MOVED',
  'not-covered': 'CAMERA_CAUSE_NOT_COVERED',
  'no-decoder': 'CAMERA_CAUSE_NO_DECODER',
  'link-down': 'CAMERA_CAUSE_LINK_DOWN',
  budget: 'CAMERA_CAUSE_BUDGET',
  'not-yet': 'CAMERA_CAUSE_NOT_YET',
};
