/** Batches work into frames: work requested any number of times runs once, with the next frame the browser draws. */
export interface FrameScheduler {
  /** Runs `flush` with the next frame. */
  request(flush: () => void): void;
}

/**
 * Frames of the page. A hidden page draws none: a timer runs instead, so that caches stay right.
 */
export function createPageFrames(): FrameScheduler {
  return {
    request(flush) {
      if (document.visibilityState === 'visible') requestAnimationFrame(flush);
      else setTimeout(flush, 1000);
    },
  };
}

/** Wraps `flush` so that it is requested at most once before it runs. */
export function runOncePerFrame(frames: FrameScheduler, flush: () => void): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    frames.request(() => {
      isRequested = false;
      flush();
    });
  };
}
