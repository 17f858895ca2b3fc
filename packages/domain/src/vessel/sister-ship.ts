/**
 * Compares a vessel with others of its type in the same state of operation (§B4-4). Each vessel
 * counts once, however much of the period it spent in that state.
 */
import { findEquipment } from '../tag/equipment.ts';
import { findNamedTag, type NamedTag } from '../tag/tag-name.ts';
import { STOPPED_KNOTS, UNDER_WAY_KNOTS } from './status-event.ts';

export const OPERATING_STATES = ['sea', 'manoeuvre', 'still'] as const;
export type OperatingState = (typeof OPERATING_STATES)[number];

/** The thresholds of status events: under way above 3.5 kn, lying still below 0.5 kn, manoeuvring between. */
export function getOperatingState(speedKnots: number): OperatingState {
  if (speedKnots > UNDER_WAY_KNOTS) return 'sea';
  return speedKnots < STOPPED_KNOTS ? 'still' : 'manoeuvre';
}

/** The state is that of the mean speed over so long. */
export const OPERATING_SPAN_MS = 10 * 60_000;
/** Two hours in a state, in spans: a figure from less says how one manoeuvre went. */
export const MIN_OPERATING_SPANS = 12;

/** What a vessel measured on average over a span; what it did not measure is absent. */
export interface OperatingSpan {
  readonly speedKnots: number;
  readonly fuelLitresPerHour?: number;
  readonly shaftKilowatts?: number;
  readonly electricKilowatts?: number;
}

/** Speed in kn, fuel in l/h and in l/nm, power in kW. */
export const SISTER_QUANTITIES = ['speed', 'fuelPerHour', 'fuelPerMile', 'shaftPower', 'electricPower'] as const;
export type SisterQuantity = (typeof SISTER_QUANTITIES)[number];

/** Of a quantity: what is added up, and over what. */
const PARTS: Record<SisterQuantity, readonly [of: keyof OperatingSpan, over: 'spans' | 'miles']> = {
  speed: ['speedKnots', 'spans'],
  fuelPerHour: ['fuelLitresPerHour', 'spans'],
  fuelPerMile: ['fuelLitresPerHour', 'miles'],
  shaftPower: ['shaftKilowatts', 'spans'],
  electricPower: ['electricKilowatts', 'spans'],
};

/** A manoeuvre has no distance, and the speed of a vessel that lies still is the noise of its receiver. */
function isTold(quantity: SisterQuantity, state: OperatingState): boolean {
  if (quantity === 'fuelPerMile') return state === 'sea';
  return quantity !== 'speed' || state !== 'still';
}

export type OperatingMeans = Readonly<Partial<Record<SisterQuantity, number>>>;

/**
 * Means over the spans in which a vessel was in a state, of the quantities it measured for two hours of it. Fuel per mile
 * is all fuel over all miles.
 */
export function computeOperatingMeans(spans: readonly OperatingSpan[], state: OperatingState): OperatingMeans {
  const inState = spans.filter(({ speedKnots }) => getOperatingState(speedKnots) === state);
  const means: Partial<Record<SisterQuantity, number>> = {};
  for (const quantity of SISTER_QUANTITIES) {
    const [of, over] = PARTS[quantity];
    if (!isTold(quantity, state)) continue;
    const measured = inState.filter((span) => span[of] !== undefined);
    if (measured.length < MIN_OPERATING_SPANS) continue;
    const total = measured.reduce((sum, span) => sum + (span[of] as number), 0);
    const base = over === 'spans' ? measured.length : measured.reduce((sum, { speedKnots }) => sum + speedKnots, 0);
    means[quantity] = total / base;
  }
  return means;
}

export interface SisterFigure {
  readonly quantity: SisterQuantity;
  readonly own: number;
  /** How many others have a figure. */
  readonly ships: number;
  /** Over the others; null without any. */
  readonly median: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** What a vessel has figures of, beside the figures of the others. */
export function compareWithSisters(own: OperatingMeans, sisters: readonly OperatingMeans[]): SisterFigure[] {
  return SISTER_QUANTITIES.flatMap((quantity) => {
    const value = own[quantity];
    if (value === undefined) return [];
    const others = sisters.flatMap((means) => means[quantity] ?? []).sort((a, b) => a - b);
    const [least = null, most = null] = [others[0], others.at(-1)];
    return [{ quantity, own: value, ships: others.length, median: medianOf(others), least, most }];
  });
}

/** Of numbers in order; of an even count the mean of the middle two. */
function medianOf(ordered: readonly number[]): number | null {
  const [below, above] = [ordered[Math.ceil(ordered.length / 2) - 1], ordered[Math.floor(ordered.length / 2)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** What is measured of a whole ship besides its speed, whose tag is known by its role. */
export type WholeShipQuantity = Exclude<keyof OperatingSpan, 'speedKnots'>;

interface WholeShipNames {
  /** A tag that stands for the whole ship. */
  readonly total: string;
  /** Else what each part measures, and which parts add up. */
  readonly quantity: string;
  readonly parts: RegExp;
}

const WHOLE_SHIP: Record<WholeShipQuantity, WholeShipNames> = {
  fuelLitresPerHour: { total: 'Fuel rate', quantity: 'fuel rate', parts: /\b(engine|generator|boiler)\b/i },
  shaftKilowatts: { total: 'Shaft power', quantity: 'power', parts: /\bshaft\b/i },
  electricKilowatts: { total: 'Switchboard load', quantity: 'power', parts: /\bgenerator\b/i },
};

/** The tags that add up to a quantity of the whole ship, by their names; none where it does not measure it. */
export function findWholeShipTags<Tag extends NamedTag>(tags: readonly Tag[], of: WholeShipQuantity): Tag[] {
  const { total, quantity, parts } = WHOLE_SHIP[of];
  const whole = findNamedTag(tags, total);
  if (whole !== undefined) return [whole];
  return findEquipment(tags, [quantity])
    .filter(({ name }) => parts.test(name))
    .flatMap(({ byQuantity }) => byQuantity.get(quantity) ?? []);
}
