/** How long a battery stood at each state of charge. */

/** Lowest and highest state of charge within one bucket, %. */
export interface ChargeBucket {
  readonly min: number;
  readonly max: number;
}

/** Share of the time between two states of charge, `fromCharge` included. */
export interface ChargeTime {
  readonly fromCharge: number;
  readonly toCharge: number;
  /** Percent of the time. */
  readonly share: number;
}

/**
 * Share of the time by state of charge, in columns `step` percent wide; empty columns at both ends are left out. All buckets
 * have the same length. The mean of a bucket hides charge and discharge within it, as a ferry does at each berth, so its time
 * is spread evenly between its lowest and its highest charge: exact for a steady charge or discharge.
 */
export function computeTimeByCharge(buckets: readonly ChargeBucket[], step: number): ChargeTime[] {
  const places = Math.ceil(100 / step);
  const shares = Array.from({ length: places }, (_, place) => {
    const [from, to] = [place * step, (place + 1) * step];
    const held = buckets.reduce((sum, bucket) => sum + computeShareWithin(bucket, from, to, to >= 100), 0);
    return { fromCharge: from, toCharge: to, share: (100 * held) / buckets.length };
  });
  const first = shares.findIndex(({ share }) => share > 0);
  return first < 0 ? [] : shares.slice(first, shares.findLastIndex(({ share }) => share > 0) + 1);
}

/** 0 to 1: the part of a bucket between two states of charge; the last column also holds what is full. */
function computeShareWithin({ min, max }: ChargeBucket, from: number, to: number, isLast: boolean): number {
  const [low, high] = [Math.min(100, Math.max(0, min)), Math.min(100, Math.max(0, max))];
  if (low === high) return low >= from && (low < to || isLast) ? 1 : 0;
  return Math.max(0, Math.min(high, to) - Math.max(low, from)) / (high - low);
}
