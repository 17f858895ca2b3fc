/** Kinds of jobs, and from which values on a ship does each: the rules of the job history as a table (§9.8). */

export const JOB_KINDS = [
  'transit',
  'manoeuvring',
  'waiting',
  'loading',
  'dynamic-positioning',
  'towing',
  'at-berth',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** What must be known of a ship to tell its jobs; entered with its plant. */
export interface JobProfile {
  /** Fastest speed in a harbour, kn. */
  readonly harbourKnots: number;
  readonly hasDynamicPositioning: boolean;
  /** Tows other ships or a trawl. */
  readonly tows: boolean;
  /** Speed at full power in calm water, kn; without a pull sensor a tow is seen as power beyond the speed. */
  readonly topKnots: number;
  /** Electric load over that of the resting ship from which cargo is worked, kW; null where cargo takes no power on board. */
  readonly cargoKw: number | null;
}

/** A bound that is passed upwards at `enter` and downwards at `leave`: values between keep what was. */
export interface Hysteresis {
  readonly enter: number;
  readonly leave: number;
}

export const JOB_RULES = {
  /** Way over ground, kn. */
  moving: { enter: 2, leave: 1.3 },
  /** Beyond the harbour speed of the ship, kn. */
  transit: { enter: 0.6, leave: 0.3 },
  /** Pull of the winch, t. */
  pull: { enter: 5, leave: 3 },
  /** Share of full power beyond what the speed takes; in place of the winch. */
  extraPower: { enter: 0.25, leave: 0.12 },
  /** Share of full power that holds a place: of the thrusters, or of the propellers where these do it. */
  holding: { enter: 0.05, leave: 0.025 },
  /** Share of full power from which engines or thrusters are used at all. */
  idle: { enter: 0.025, leave: 0.02 },
} as const satisfies Record<string, Hysteresis>;

/** A ship that comes below this speed within so many minutes still loses way: it stops when it does. */
export const STOP_RULE = { knots: 0.5, minutes: 10 } as const;

/** Held by moorings: within so many metres and degrees over this long, or for as long as the ship stays. */
export const BERTH_RULE = {
  meters: 25,
  degrees: 3,
  minutes: 60,
  leastMinutes: 5,
  /** A ship moors when it stops: later than this only the whole hour counts. */
  mooredWithinMinutes: 10,
  /** Share of the headings that lie within the degrees, after a stop: it may be turned before it leaves. */
  steadyShare: 0.65,
  /** The same of a ship that lay there unmoored so far. */
  steadyShareLater: 0.9,
} as const;

/** A state that lasts less is no job of its own: it is part of the longer one beside it. */
export const LEAST_JOB_MINUTES: Readonly<Record<JobKind, number>> = {
  transit: 10,
  manoeuvring: 10,
  waiting: 10,
  loading: 30,
  'dynamic-positioning': 10,
  towing: 10,
  'at-berth': 10,
};
/** Cargo rests this long for a shift of the stevedores or the next hatch, and it is one loading. */
export const MOST_CARGO_BREAK_MINUTES = 30;
/** A longer silence ends a job; a shorter one lies within it. */
export const MOST_SILENT_MINUTES = 30;
