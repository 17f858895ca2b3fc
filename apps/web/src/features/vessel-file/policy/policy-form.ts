/** The policy as its form holds it: in the units that people say, with one window of hours for each use of the line. */
import type { FilePolicy, FilePolicyRules } from '@fms/contract/file';
import { z } from 'zod';

const MB = 1024 ** 2;
const GB = 1024 ** 3;
/** Bytes a second of one kbit/s. */
const KILOBIT_BYTES = 125;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Uses of the line whose hours the form sets; urgent files go at any time. */
export const SET_LANES = ['file-high', 'file-normal', 'file-low', 'ship-view', 'camera'] as const;
export type SetLane = (typeof SET_LANES)[number];

/** Empty for any time. */
const clock = z.string().regex(CLOCK, 'CLOCK_WRONG').or(z.literal(''));
const lane = z.object({
  from: clock,
  to: clock,
  isInPortOnly: z.boolean(),
  leastKilobits: z.number().int().min(0).max(1_000_000).nullable(),
});
const days = z.number().int().min(1).max(3650).nullable();

export const policyForm = z.object({
  quotaGigabytes: z.number().min(0).max(9000),
  monthGigabytes: z.number().min(0).max(9000).nullable(),
  dayMegabytes: z.number().min(0).max(9_000_000).nullable(),
  /** What files of all priorities may take of the line at once. */
  mostKilobits: z.number().int().min(1).max(1_000_000).nullable(),
  olderVersions: z.number().int().min(0).max(100),
  olderVersionDays: days,
  fileDays: days,
  needsApproval: z.boolean(),
  'file-high': lane,
  'file-normal': lane,
  'file-low': lane,
  'ship-view': lane,
  camera: lane,
});
export type PolicyForm = z.infer<typeof policyForm>;

const toClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** A bound in a larger unit; null is no bound. */
const divide = (bytes: number | null, unit: number) => (bytes === null ? null : bytes / unit);
const multiply = (value: number | null, unit: number) => (value === null ? null : Math.round(value * unit));

function toLane({ hours, isInPortOnly, leastBitRate }: FilePolicyRules['line']['file-low']): PolicyForm['file-low'] {
  const [window] = hours;
  return {
    from: window === undefined ? '' : toClock(window.from),
    to: window === undefined ? '' : toClock(window.to),
    isInPortOnly,
    leastKilobits: leastBitRate === null ? null : Math.round(leastBitRate / 1000),
  };
}

export function toPolicyForm({ keep, line, needsApproval }: FilePolicy): PolicyForm {
  const { quotaBytes, ...kept } = keep;
  return {
    ...kept,
    needsApproval,
    quotaGigabytes: quotaBytes / GB,
    monthGigabytes: divide(line.file.bytesPerMonth, GB),
    dayMegabytes: divide(line.file.bytesPerDay, MB),
    mostKilobits: multiply(divide(line.file.bytesPerSecond, KILOBIT_BYTES), 1),
    'file-high': toLane(line['file-high']),
    'file-normal': toLane(line['file-normal']),
    'file-low': toLane(line['file-low']),
    'ship-view': toLane(line['ship-view']),
    camera: toLane(line.camera),
  };
}

/** The rules with what the form says; what it does not speak of stays. */
export function toPolicyRules(form: PolicyForm, { keep, line }: FilePolicyRules): FilePolicyRules {
  const { quotaGigabytes, olderVersions, olderVersionDays, fileDays, needsApproval } = form;
  const bounds = {
    bytesPerMonth: multiply(form.monthGigabytes, GB),
    bytesPerDay: multiply(form.dayMegabytes, MB),
    bytesPerSecond: multiply(form.mostKilobits, KILOBIT_BYTES),
  };
  const lanes = SET_LANES.map((name) => {
    const { from, to, isInPortOnly, leastKilobits } = form[name];
    const isAny = from === '' || to === '';
    const hours = isAny ? [] : [{ from: toMinutes(from), to: toMinutes(to) }];
    return [name, { ...line[name], hours, isInPortOnly, leastBitRate: leastKilobits && leastKilobits * 1000 }];
  });
  return {
    keep: { ...keep, quotaBytes: Math.round(quotaGigabytes * GB), olderVersions, olderVersionDays, fileDays },
    needsApproval,
    line: {
      ...line,
      ...Object.fromEntries(lanes),
      file: { ...line.file, ...bounds },
    },
  };
}
