/** What the desktop shows: everything in words and numbers, before any of it is drawn. */
import type { AlarmSeverity } from '@fms/domain/alarm';
import type { Rectangle } from '../canvas/rectangle.ts';

export const pages = ['engine', 'alarm', 'plant'] as const;
export type Page = (typeof pages)[number];

export type SetPointId = 'cooling-water' | 'day-tank' | 'next-set';

/** What pointer and keys can ask for. */
export type Action =
  | { readonly do: 'open'; readonly page: Page }
  | { readonly do: 'select'; readonly line: number }
  | { readonly do: 'scroll'; readonly by: number }
  | { readonly do: 'acknowledge' }
  | { readonly do: 'adjust'; readonly id: SetPointId; readonly steps: number };

/** An area that does something when it is clicked. */
export interface Control {
  readonly area: Rectangle;
  readonly action: Action;
}

export interface Gauge {
  readonly name: string;
  /** Null while the instrument is silent. */
  readonly value: number | null;
  readonly unit: string;
  readonly decimals: number;
  /** Ends of the scale. */
  readonly min: number;
  readonly max: number;
  readonly severity: AlarmSeverity;
}

/** A machine or a group of measurements with a title. */
export interface GaugeGroup {
  readonly title: string;
  /** Null where there is nothing that runs. */
  readonly isRunning: boolean | null;
  readonly gauges: readonly Gauge[];
}

export interface AlarmLine {
  /** Number of the measuring point, which names the line. */
  readonly channel: number;
  readonly raisedSeconds: number;
  readonly name: string;
  readonly reading: string;
  readonly limit: string;
  readonly severity: AlarmSeverity;
  readonly isAcknowledged: boolean;
}

export interface SetPoint {
  readonly id: SetPointId;
  readonly page: Page;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
}

export interface ScreenModel {
  readonly shipName: string;
  readonly consoleName: string;
  /** Epoch seconds; an alarm that waits for its acknowledgement is bright in every other one. */
  readonly seconds: number;
  readonly page: Page;
  readonly engines: readonly GaugeGroup[];
  readonly plant: readonly GaugeGroup[];
  /** Newest first, all of them. */
  readonly alarms: readonly AlarmLine[];
  /** Line of `alarms` that stands first in the list, and the one that is chosen. */
  readonly firstLine: number;
  readonly chosenLine: number;
  readonly setPoints: readonly SetPoint[];
  /** What was done last at the desktop, in a sentence; empty before. */
  readonly note: string;
}
