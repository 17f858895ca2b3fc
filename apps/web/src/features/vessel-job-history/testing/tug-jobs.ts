/** A day of a tug as the server answers it: five jobs over two shifts, one of them across both. */
import type { JobDetail, JobPeriods, WireJob, WireJobTotal } from '@fms/contract/job';

const DAY = '2026-11-21T';
const EVE = '2026-11-20T';
const NO_PLACE = { fromPlace: null, toPlace: null };

interface Amounts {
  readonly miles: number;
  readonly fuel: number;
  readonly energy: number;
  readonly pull?: number;
}

function total(from: string, to: string, { miles, fuel, energy, pull }: Amounts): WireJobTotal {
  return {
    ...{ from, to, ...NO_PLACE, nauticalMiles: miles, fuel, energy, carbon: fuel * 3.206, engineHours: 2 },
    ...{ meanPull: pull ?? null, meanCurrent: null, meanHeadWind: null, meanLoad: null, knownShare: 1 },
  };
}

function job(id: number, kind: WireJob['kind'], from: string, to: string, amounts: Amounts): WireJob {
  const words = { place: '', number: '', customer: '' };
  const step = { state: 'found', versions: 1, by: 'system', at: to } as const;
  return { id, kind, from, to, ...words, ...step, total: total(from, to, amounts) };
}

const [NIGHT, MORNING, EVENING] = [`${EVE}23:30:00.000Z`, `${DAY}11:30:00.000Z`, `${DAY}23:30:00.000Z`];
const TOW = { from: `${DAY}08:10:00.000Z`, to: `${DAY}12:25:00.000Z` };
const TOWED = { miles: 21.8, fuel: 2, energy: 9835, pull: 41 };

export const tugJobs: WireJob[] = [
  {
    ...job(1841, 'towing', `${DAY}00:05:00.000Z`, `${DAY}03:20:00.000Z`, {
      miles: 14.2,
      fuel: 1.3,
      energy: 6291,
      pull: 38,
    }),
    ...{ number: 'J-1841', customer: 'Stella Line', place: 'Cuxhaven', state: 'signed', by: 'berg', versions: 3 },
  },
  { ...job(1843, 'towing', TOW.from, TOW.to, TOWED), place: 'Elbe approach' },
];

const whole = (from: string, to: string, amounts: Amounts) => total(from, to, amounts);

export const tugPeriods: JobPeriods = {
  zone: '+00:00',
  shiftHours: [23.5, 11.5],
  jobs: tugJobs,
  periods: [
    {
      ...{ from: NIGHT, to: MORNING },
      total: whole(NIGHT, MORNING, { miles: 26, fuel: 3, energy: 12_000 }),
      parts: [
        {
          ...total(`${DAY}00:05:00.000Z`, `${DAY}03:20:00.000Z`, { miles: 14.2, fuel: 1.3, energy: 6291 }),
          jobId: 1841,
          kind: 'towing',
          isCut: false,
        },
        {
          ...total(TOW.from, MORNING, { miles: 11.9, fuel: 1.2, energy: 5000 }),
          jobId: 1843,
          kind: 'towing',
          isCut: true,
        },
      ],
    },
    {
      ...{ from: MORNING, to: EVENING },
      total: whole(MORNING, EVENING, { miles: 9.9, fuel: 1, energy: 4835 }),
      parts: [
        {
          ...total(MORNING, TOW.to, { miles: 9.9, fuel: 0.8, energy: 4835 }),
          jobId: 1843,
          kind: 'towing',
          isCut: true,
        },
      ],
    },
  ],
  power: { stepSeconds: 120, kilowatts: Array.from({ length: 720 }, (_, step) => (step < 350 ? 1500 : null)) },
  silences: [{ from: `${DAY}06:00:00.000Z`, to: `${DAY}06:30:00.000Z` }],
  waitingDays: 0,
};

const version = { kind: 'towing', ...TOW, place: '', number: '', customer: '', by: 'system', reason: '' } as const;
const rate = { value: 0.1, median: 0.08, lowerQuartile: 0.07, upperQuartile: 0.09, difference: 0.25 };

export const tugDetail: JobDetail = {
  job: tugJobs[1] as WireJob,
  versions: [
    { ...version, state: 'found', action: 'find', at: TOW.to },
    { ...version, state: 'corrected', action: 'correct', at: TOW.to, by: 'dahl', reason: 'The tow was let go later' },
  ],
  comparison: {
    similar: [1, 2, 3, 4, 5].map((jobId) => ({ jobId, ...TOW, rates: { fuelPerMile: 0.06 + jobId / 100 } })),
    rates: { fuelPerMile: rate },
    cause: { rate: 'fuelPerMile', cause: 'current', value: -1.4, usual: 0.2, effect: 0.015 },
  },
  files: [{ fileId: 7, path: 'from-vessel/logs/tow.csv', size: 2048 }],
};
