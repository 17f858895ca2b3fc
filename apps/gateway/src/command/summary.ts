/** Result of a replay, as a table for people. */
import { formatDuration } from '@fms/domain/format';
import type { RecordingRemark } from '../feed/recording-remark.ts';
import type { ReplayResult } from '../replay/replay.ts';

const DAY_SECONDS = 86_400;
const grouped = new Intl.NumberFormat('en-GB');

/** The shore got nothing of the recording: no sample, no report of another ship, no vessel. */
export function isNothingKept({ samples, traffic, vessels }: ReplayResult): boolean {
  return samples === 0 && traffic === 0 && vessels.length === 0;
}

function formatOutcome(result: ReplayResult): string {
  if (isNothingKept(result))
    return 'Nothing was kept: see the reasons above; --format, --start or --vessel may be wrong.';
  return result.complete
    ? 'Everything was acknowledged by the shore.'
    : 'Not everything was acknowledged by the shore.';
}

function formatClockDifference(loggerAheadMs: number): string {
  const seconds = Math.abs(loggerAheadMs) / 1000;
  const span =
    seconds < 2 * DAY_SECONDS ? formatDuration(seconds) : `${grouped.format(Math.round(seconds / DAY_SECONDS))} days`;
  return `${span} ${loggerAheadMs > 0 ? 'ahead of' : 'behind'}`;
}

function formatRemark(remark: RecordingRemark, { lines }: ReplayResult): string {
  switch (remark.kind) {
    case 'cut-off':
      return `The file is cut off: it ends in line ${grouped.format(lines)}, after ${grouped.format(remark.unpackedBytes)} bytes unpacked.`;
    case 'clock-differs':
      return `The times are those of the logger, whose clock is ${formatClockDifference(remark.loggerAheadMs)} the one on the bus.`;
    case 'channel-list-missing':
      return `No list of channels was found beside it: ${remark.names.join(', ')} was looked for.`;
  }
}

/** Lines of a table: what was read, what was sent, what was refused and why. */
export function formatSummary(result: ReplayResult): string[] {
  const rows: (readonly [string, number])[] = [
    [result.format === 'nmea0183' ? 'sentences read' : 'rows read', result.sentences],
    ['samples sent', result.samples - result.alreadyThere],
  ];
  if (result.alreadyThere > 0) rows.push(['samples already ashore', result.alreadyThere]);
  if (result.traffic > 0) rows.push(['reports of other ships', result.traffic]);
  rows.push(['vessels', result.vessels.length]);
  const refused = result.refusals.map(([reason, count]) => [`  ${reason}`, count] as const);
  const total = refused.reduce((sum, [, count]) => sum + count, 0);
  const all = [...rows, ['refused', total] as const, ...refused];
  const width = Math.max(...all.map(([name]) => name.length));
  const digits = Math.max(...all.map(([, count]) => grouped.format(count).length));
  return [
    '',
    result.path,
    ...all.map(([name, count]) => `  ${name.padEnd(width)}  ${grouped.format(count).padStart(digits)}`),
    ...result.remarks.map((remark) => `  ${formatRemark(remark, result)}`),
    `  ${formatOutcome(result)}`,
  ];
}
