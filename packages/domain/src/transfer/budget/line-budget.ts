/** What may go over the line besides figures and alarms, which are not held back by anything here. */
import { TRANSFER_PRIORITIES, type TransferPriority } from '../state/transfer-queue.ts';
import type { LineHours } from './line-hours.ts';

/** What is held to a rule and counted: the line as a whole, each use of it, and files by priority. */
export const LINE_ACCOUNTS = [
  'line',
  'ship-view',
  'camera',
  'file',
  'file-urgent',
  'file-high',
  'file-normal',
  'file-low',
] as const;
export type LineAccount = (typeof LINE_ACCOUNTS)[number];

/** What bytes travel in. */
export type LineLane = 'ship-view' | 'camera' | `file-${TransferPriority}`;

/** The accounts that a lane is charged to: every one of them must have room. */
export const ACCOUNTS_OF_LANE: Record<LineLane, readonly LineAccount[]> = {
  'ship-view': ['line', 'ship-view'],
  camera: ['line', 'camera'],
  'file-urgent': ['line', 'file', 'file-urgent'],
  'file-high': ['line', 'file', 'file-high'],
  'file-normal': ['line', 'file', 'file-normal'],
  'file-low': ['line', 'file', 'file-low'],
};

/** What holds an account; null is no bound. Zero bytes is closed. */
export interface LineRule {
  readonly bytesPerSecond: number | null;
  /** From 00:00 to 24:00 UTC. */
  readonly bytesPerDay: number | null;
  /** From the first of the month, 00:00 UTC. */
  readonly bytesPerMonth: number | null;
  /** None is always. */
  readonly hours: readonly LineHours[];
  /** Bits a second that the line must carry at least. */
  readonly leastBitRate: number | null;
  readonly isInPortOnly: boolean;
}

export type LineBudget = Record<LineAccount, LineRule>;

export const NO_BOUND: LineRule = {
  bytesPerSecond: null,
  bytesPerDay: null,
  bytesPerMonth: null,
  hours: [],
  leastBitRate: null,
  isInPortOnly: false,
};

const GIB = 1024 ** 3;
const NIGHT: LineHours = { from: 22 * 60, to: 6 * 60 };

/** Of a vessel whose policy was never changed: 2 GB of files a month, normal ones at night, low ones in port. */
export const DEFAULT_LINE_BUDGET: LineBudget = {
  line: NO_BOUND,
  'ship-view': NO_BOUND,
  camera: { ...NO_BOUND, leastBitRate: 256_000 },
  file: { ...NO_BOUND, bytesPerMonth: 2 * GIB },
  'file-urgent': NO_BOUND,
  'file-high': NO_BOUND,
  'file-normal': { ...NO_BOUND, hours: [NIGHT], leastBitRate: 256_000 },
  'file-low': { ...NO_BOUND, isInPortOnly: true, leastBitRate: 256_000 },
};

/** The lane of a file. */
export function toFileLane(priority: TransferPriority): LineLane {
  return `file-${priority}`;
}

/** Lanes of files, the most urgent first. */
export const FILE_LANES: readonly LineLane[] = TRANSFER_PRIORITIES.map(toFileLane);

/** To send more than this share of a month's bytes against the schedule asks for a second word. */
export const COSTLY_SHARE = 0.1;

/** Whether sending so many bytes at once costs more than {@link COSTLY_SHARE} of what files have in a month. */
export function isCostly(bytes: number, { file }: LineBudget): boolean {
  return file.bytesPerMonth !== null && bytes > COSTLY_SHARE * file.bytesPerMonth;
}
