/** The live view a page shows, and the pictures that come for it. */
import type { LiveView } from '@fms/contract/camera';

export interface ShownLive {
  readonly cameraId: number;
  readonly view: LiveView;
  /** The newest picture; undefined until the first one. */
  readonly frame?: Blob;
  /** When that picture came, by the clock of this page. */
  readonly frameAt?: number;
}

/** The server tells the bytes of a view with each step in it; between them the page counts what came. */
export function showFrame({ view, ...shown }: ShownLive, frame: Blob, now = Date.now()): ShownLive {
  return { ...shown, view: { ...view, bytes: view.bytes + frame.size }, frame, frameAt: now };
}
