/** The tags an overview looks for, by the names every source maps to (docs/tags.md). */
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { findNamedTag } from '@fms/domain/tag';
import { convertIfKnown } from '@fms/domain/unit';

export interface StandardTags {
  readonly heading: Tag | undefined;
  readonly course: Tag | undefined;
  readonly speed: Tag | undefined;
  readonly rateOfTurn: Tag | undefined;
  readonly speedThroughWater: Tag | undefined;
  readonly wind: WindTags | undefined;
}

/** A strength and what it comes from: a true direction, or an angle clockwise from the bow. */
export interface WindTags {
  readonly isTrue: boolean;
  readonly speed: Tag;
  readonly direction: Tag;
  /** Whether `direction` is counted from the bow, so that the heading has to be added. */
  readonly fromBow: boolean;
}

export function findStandardTags(vessel: Vessel, tags: readonly Tag[]): StandardTags {
  const byId = (id: number | null) => tags.find(({ Id }) => Id === id);
  const byName = (name: string) => findNamedTag(tags, name);
  const { headingTagId, courseTagId, speedTagId } = vessel.standardData;
  return {
    heading: byId(headingTagId),
    course: byId(courseTagId),
    speed: byId(speedTagId),
    rateOfTurn: byName('Rate of turn'),
    speedThroughWater: byName('Speed through water'),
    wind: windTags(byName),
  };
}

/** True wind where it is measured or computed on board, else apparent wind, which says so. */
function windTags(byName: (name: string) => Tag | undefined): WindTags | undefined {
  const trueSpeed = byName('True wind speed');
  const trueDirection = byName('True wind direction');
  const trueAngle = byName('True wind angle');
  if (trueSpeed && trueDirection) return { isTrue: true, speed: trueSpeed, direction: trueDirection, fromBow: false };
  if (trueSpeed && trueAngle) return { isTrue: true, speed: trueSpeed, direction: trueAngle, fromBow: true };
  const speed = byName('Apparent wind speed');
  const angle = byName('Apparent wind angle');
  return speed && angle ? { isTrue: false, speed, direction: angle, fromBow: true } : undefined;
}

/** What tells most of a day at sea, in the order of the strip; of several names the first that there is stands for all. */
const MAIN_VALUES: readonly (readonly string[])[] = [
  ['Main engine load', 'Main engine port load'],
  ['Fuel rate'],
  ['Main engine lube oil pressure', 'Main engine port lube oil pressure'],
  ['Battery state of charge'],
  ['Switchboard load'],
  ['True wind speed', 'Apparent wind speed'],
  ['Shaft power', 'Shaft port power'],
  ['Depth below keel', 'Depth below transducer'],
  ['Rate of turn'],
];
const STRIP_COUNT = 6;

/** The values of the strip: speed first, then the first of {@link MAIN_VALUES} that this vessel has. */
export function findMainTags({ speed }: StandardTags, tags: readonly Tag[]): Tag[] {
  const found = MAIN_VALUES.flatMap((names) => {
    const name = names.find((candidate) => findNamedTag(tags, candidate) !== undefined);
    return name === undefined ? [] : (findNamedTag(tags, name) ?? []);
  });
  return [...(speed === undefined ? [] : [speed]), ...found].slice(0, STRIP_COUNT);
}

/** Beaufort number of a wind speed: B = (v / 0.836 m/s)^⅔, the scale's own relation (WMO-No. 306), 12 at most. */
export function computeBeaufort(speed: number, unit: string): number | null {
  const metersPerSecond = convertIfKnown(speed, unit, 'm/s');
  return metersPerSecond === undefined
    ? null
    : Math.min(12, Math.round((Math.abs(metersPerSecond) / 0.836) ** (2 / 3)));
}

/** Scale of the speed gauge: three steps, round numbers, above the vessel's own maximum and what it does now. */
export function computeSpeedGaugeScale(
  tag: Tag,
  speedKnots: number | undefined,
): { maxKnots: number; tickKnots: number } {
  const most = Math.max(Math.min(tag.max, 18), speedKnots ?? 0);
  const tickKnots = [2, 4, 6, 8, 10, 15, 20].find((tick) => 3 * tick >= most) ?? Math.ceil(most / 3);
  return { maxKnots: 3 * tickKnots, tickKnots };
}
