/** Data tags: how each type is recorded (§3, "Data tag type enumeration" and "Tag summary"). */

/** §3, values as on the wire. */
export const DATA_TAG_TYPE = {
  fullData: 0,
  onlyChange: 1,
  stat5: 2,
  stat60: 3,
  stat300: 4,
  stat600: 5,
  stat3600: 6,
  batteryStruct: 7,
  onlyGeo: 8,
  batteryStateChange: 9,
} as const;
export type DataTagType = (typeof DATA_TAG_TYPE)[keyof typeof DATA_TAG_TYPE];

/** §3, the meaning of each value; the index is the value. */
export const DATA_TAG_TYPE_NAMES = [
  'full data',
  'only change',
  'stat 5',
  'stat 60',
  'stat 300',
  'stat 600',
  'stat 3600',
  'battery struct',
  'only geo',
  'battery state change',
] as const satisfies readonly string[];

/** §3 and §9.3: the scale of a tag that names none. */
export const TAG_DEFAULT_MIN = 0;
/** §3 and §9.3. */
export const TAG_DEFAULT_MAX = 1000;

const ROLL_UP_SECONDS: Partial<Record<DataTagType, RollUpSeconds>> = {
  [DATA_TAG_TYPE.stat5]: 5,
  [DATA_TAG_TYPE.stat60]: 60,
  [DATA_TAG_TYPE.stat300]: 300,
  [DATA_TAG_TYPE.stat600]: 600,
  [DATA_TAG_TYPE.stat3600]: 3600,
};

/** Widths in which statistics are kept ready. */
export const ROLL_UPS_SECONDS = [5, 60, 300, 600, 3600] as const;
export type RollUpSeconds = (typeof ROLL_UPS_SECONDS)[number];

/** Width of the statistics a tag of this type is recorded as, or null when its samples themselves are what counts. */
export function getStatisticSeconds(type: DataTagType): RollUpSeconds | null {
  return ROLL_UP_SECONDS[type] ?? null;
}

/** What {@link isStored} compares: a plain value, or the state of a battery struct. */
export type StoredValue = number | string | boolean | null;

/**
 * Whether `next` is written when `previous` (undefined: none yet) was the last one written. "Only change" and "battery
 * state change" keep what differs; all others keep everything, the statistic types too: their roll-ups are computed
 * from the samples again when late data arrives (§B3-7).
 */
export function isStored(type: DataTagType, previous: StoredValue | undefined, next: StoredValue): boolean {
  const onChange = type === DATA_TAG_TYPE.onlyChange || type === DATA_TAG_TYPE.batteryStateChange;
  return !onChange || previous === undefined || !Object.is(previous, next);
}

export function isDataTagType(value: number): value is DataTagType {
  return Number.isInteger(value) && value >= 0 && value < DATA_TAG_TYPE_NAMES.length;
}
