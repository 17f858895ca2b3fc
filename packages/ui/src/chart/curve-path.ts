interface PathPoint {
  /** ms */
  readonly time: number;
  readonly value: number;
}

interface CurvePath {
  /** Longer without a point and the line stops, ms. */
  readonly gapMs: number;
  /** Places of a time and of a value, px. */
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
}

/** The `d` of an SVG path through the points, which are in order of time. */
export const buildCurvePath = (points: readonly PathPoint[], { gapMs, x, y }: CurvePath): string =>
  points
    .map(({ time, value }, place) => {
      const before = points[place - 1];
      const isJoined = before !== undefined && time - before.time <= gapMs;
      return `${isJoined ? 'L' : 'M'}${x(time).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
