/**
 * How a span of history is cut: pieces from new to old, each one batch of one ship. The cut depends on the span alone,
 * so that a stream broken off anywhere goes on with the very batch the shore has not acknowledged.
 */

export interface Span {
  readonly fromSeconds: number;
  /** Not included. */
  readonly toSeconds: number;
}

export interface Chunk extends Span {
  /** From 1, the newest piece first: the number of the batch in its stream. */
  readonly sequence: number;
  /** Samples stand this far apart, or further where the instrument is slower. */
  readonly stepSeconds: number;
}

/** The newest part of a span has every second, what is older one sample a minute. */
export const FINE_SECONDS = 24 * 3600;
export const COARSE_STEP_SECONDS = 60;
/** Both keep a batch below the 20,000 samples a frame may hold, of a ship with few minutes and with all of them. */
const FINE_CHUNK_SECONDS = 240;
export const COARSE_CHUNK_SECONDS = 3 * 3600;
export const DENSE_COARSE_CHUNK_SECONDS = 2400;

/** `coarseChunkSeconds` is the length of a piece in the coarse part. */
export function countChunks(span: Span, coarseChunkSeconds = COARSE_CHUNK_SECONDS): number {
  const { fine, coarse } = parts(span, coarseChunkSeconds);
  return fine + coarse;
}

function parts({ fromSeconds, toSeconds }: Span, coarseChunkSeconds: number) {
  const fineFrom = Math.max(fromSeconds, toSeconds - FINE_SECONDS);
  return {
    fineFrom,
    fine: Math.ceil((toSeconds - fineFrom) / FINE_CHUNK_SECONDS),
    coarse: Math.ceil((fineFrom - fromSeconds) / coarseChunkSeconds),
  };
}

export function getChunk(span: Span, sequence: number, coarseChunkSeconds = COARSE_CHUNK_SECONDS): Chunk {
  const { fineFrom, fine } = parts(span, coarseChunkSeconds);
  if (sequence <= fine) {
    const toSeconds = span.toSeconds - (sequence - 1) * FINE_CHUNK_SECONDS;
    return { sequence, stepSeconds: 1, fromSeconds: Math.max(fineFrom, toSeconds - FINE_CHUNK_SECONDS), toSeconds };
  }
  const toSeconds = fineFrom - (sequence - 1 - fine) * coarseChunkSeconds;
  return {
    sequence,
    stepSeconds: COARSE_STEP_SECONDS,
    fromSeconds: Math.max(span.fromSeconds, toSeconds - coarseChunkSeconds),
    toSeconds,
  };
}
