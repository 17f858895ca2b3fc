/**
 * Particulars, machinery, contacts and certificates of the demonstration fleet. Invented, like the vessels. A
 * vessel gets its own once, after its gateway has registered it and only while all of these fields are empty.
 */
import type { VesselContact, VesselDetail, VesselMachine } from '@fms/contract/vessel';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

interface DemonstrationShip {
  readonly mmsi: string;
  readonly company: 'nordlys' | 'bluewater';
  readonly flag: string;
  readonly classSociety: string;
  readonly formerNames?: string;
  readonly built: number;
  /** Length, beam and draught, m. */
  readonly size: readonly [number, number, number];
  /** Gross tonnage, and deadweight in t. */
  readonly tonnage: readonly [number, number];
  /** Engines, or motors where it has none: how many, which kind, power of each in kW. */
  readonly drive: readonly [count: number, what: string, kilowatts: number];
  readonly generators: readonly [count: number, kilowatts: number];
  readonly batteryKwh?: number;
  readonly passengers?: true;
  /** Days until the safety equipment survey is due; spread so that some have ended and some end soon. */
  readonly surveyDays: number;
}

const ENGINE = 'Main engine';
const MOTOR = 'Propulsion motor';
const norwegian = { company: 'nordlys', flag: 'Norway', classSociety: 'DNV' } as const;
const blue = { company: 'bluewater' } as const;

// biome-ignore format: a table, one ship a line or two
const SHIPS: readonly DemonstrationShip[] = [
  { mmsi: '257941010', ...norwegian, built: 2016, size: [88, 19, 6.4], tonnage: [4100, 4600], drive: [2, MOTOR, 2300],
    generators: [4, 1820], batteryKwh: 1130, surveyDays: 212 },
  { mmsi: '257941020', ...norwegian, built: 2018, size: [88, 19, 6.4], tonnage: [4100, 4600], drive: [2, MOTOR, 2300],
    generators: [4, 1820], batteryKwh: 1130, surveyDays: 24 },
  { mmsi: '257941030', ...norwegian, built: 2009, size: [165, 26, 6.2], tonnage: [24_400, 5300], drive: [2, ENGINE, 10_800],
    generators: [3, 1500], passengers: true, formerNames: 'Skagen Star', surveyDays: 131 },
  { mmsi: '257941040', ...norwegian, built: 2021, size: [139, 21, 4.6], tonnage: [7600, 1900], drive: [2, MOTOR, 2200],
    generators: [1, 1200], batteryKwh: 4300, passengers: true, surveyDays: 305 },
  { mmsi: '257941050', ...norwegian, built: 2012, size: [183, 32, 11.2], tonnage: [29_400, 46_000], drive: [1, ENGINE, 8600],
    generators: [3, 950], formerNames: 'Nordic Amber', surveyDays: 88 },
  { mmsi: '257941060', ...norwegian, built: 2014, size: [172, 27, 9.4], tonnage: [17_300, 22_100], drive: [1, ENGINE, 13_500],
    generators: [3, 1700], surveyDays: 260 },
  { mmsi: '257941070', ...norwegian, built: 2007, size: [62, 13.6, 6.3], tonnage: [1900, 1250], drive: [1, ENGINE, 3600],
    generators: [2, 720], surveyDays: -6 },
  { mmsi: '257941080', ...norwegian, built: 2019, size: [32, 12, 5.4], tonnage: [490, 310], drive: [2, ENGINE, 2350],
    generators: [2, 150], surveyDays: 176 },
  { mmsi: '209941010', ...blue, flag: 'Cyprus', classSociety: 'Bureau Veritas', built: 2011, size: [190, 32, 12.4],
    tonnage: [33_000, 57_000], drive: [1, ENGINE, 8200], generators: [3, 680], formerNames: 'Saga Plains', surveyDays: 61 },
  { mmsi: '235941020', ...blue, flag: 'United Kingdom', classSociety: 'Lloyd’s Register', built: 2015, size: [172, 27, 9.4],
    tonnage: [17_300, 22_100], drive: [1, ENGINE, 13_500], generators: [3, 1700], surveyDays: 333 },
  { mmsi: '249941030', ...blue, flag: 'Malta', classSociety: 'RINA', built: 2017, size: [228, 32, 6.8], tonnage: [47_800, 5700],
    drive: [2, MOTOR, 12_000], generators: [4, 8400], passengers: true, surveyDays: 149 },
  { mmsi: '219941040', ...blue, flag: 'Denmark', classSociety: 'DNV', built: 2022, size: [27, 9, 1.8], tonnage: [160, 45],
    drive: [2, ENGINE, 1080], generators: [2, 40], surveyDays: 240 },
];

/** A vessel without any particulars. */
const IS_BARE = sql<boolean>`serial_number = '' and project_number = '' and customer_ref = '' and detail = '{}'`;

/** Fills in each demonstration vessel that exists and has no particulars; existing entries stay untouched. */
export async function seedCertificates(db: Db, nowMs: Instant): Promise<void> {
  const bare = await db
    .selectFrom('vessel')
    .select(['id', 'mmsi', 'name'])
    .where(IS_BARE)
    .where((is) =>
      is.eb(
        'mmsi',
        'in',
        SHIPS.map(({ mmsi }) => mmsi),
      ),
    )
    .execute();
  for (const { id, mmsi, name } of bare) {
    const index = SHIPS.findIndex((ship) => ship.mmsi === mmsi);
    const ship = SHIPS[index] as DemonstrationShip;
    const number = String(index + 1).padStart(2, '0');
    await db
      .updateTable('vessel')
      .set({
        serialNumber: `W-${ship.built}-${number}`,
        projectNumber: `44${number}`,
        customerRef: ship.company === 'nordlys' ? `NR-${number}` : `BWL-${number}`,
        detail: JSON.stringify(detailOf(ship, name, nowMs)),
      })
      .where('id', '=', id)
      .where(IS_BARE)
      .execute();
  }
}

function detailOf(ship: DemonstrationShip, name: string, nowMs: Instant): VesselDetail {
  const { flag, classSociety, formerNames = '', built, size, tonnage } = ship;
  const [lengthMeters, beamMeters, draughtMeters] = size;
  const [grossTonnage, deadweightTonnes] = tonnage;
  return {
    ...{
      flag,
      classSociety,
      formerNames,
      built,
      lengthMeters,
      beamMeters,
      draughtMeters,
      grossTonnage,
      deadweightTonnes,
    },
    machinery: machineryOf(ship),
    contacts: contactsOf(ship, name),
    certificates: certificatesOf(ship, nowMs),
    software: [
      { name: 'Integrated automation', version: '7.4.2', maker: 'Nordverk Marine', installed: `${built}-11-03` },
      { name: 'ECDIS', version: '4.1', maker: 'Kartverk Systems', installed: dayOf(nowMs - 400 * DAY_MS) },
    ],
    customFields: [{ name: 'Next dry dock', value: `spring ${new Date(nowMs).getUTCFullYear() + 2}` }],
  };
}

const SIDES = ['port', 'starboard'];

function machineryOf({ drive, generators, batteryKwh }: DemonstrationShip): VesselMachine[] {
  const [count, what, kilowatts] = drive;
  const [sets, setKilowatts] = generators;
  const turning = Array.from({ length: count }, (_, index): VesselMachine => {
    const name = count === 1 ? what : `${what} ${SIDES[index] ?? index + 1}`;
    return {
      kind: what === ENGINE ? 'engine' : 'other',
      name,
      maker: what === ENGINE ? 'Vestfjord Diesel' : 'Fjordkraft Electric',
      rating: `${kilowatts} kW`,
    };
  });
  const electric = Array.from({ length: sets }, (_, index): VesselMachine => {
    return {
      kind: 'generator',
      name: `Generator ${index + 1}`,
      maker: 'Vestfjord Diesel',
      rating: `${setKilowatts} kW`,
    };
  });
  const battery: VesselMachine[] =
    batteryKwh === undefined
      ? []
      : [{ kind: 'battery', name: 'Battery', maker: 'Fjordkraft Cells', rating: `${batteryKwh} kWh` }];
  return [...turning, ...electric, ...battery];
}

function contactsOf({ company }: DemonstrationShip, name: string): VesselContact[] {
  const host = `${company}.example`;
  const [superintendent, ashore] =
    company === 'nordlys' ? ['Ingrid Solberg', 'Henrik Dahl'] : ['Daniel Whitmore', 'Elena Vassallo'];
  const bridge = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  return [
    { role: 'Bridge', name: 'Officer on watch', phone: '+999 55 0100', email: `bridge.${bridge}@${host}` },
    { role: 'Technical superintendent', name: superintendent, phone: '+999 55 0114', email: `technical@${host}` },
    { role: 'Designated person ashore', name: ashore, phone: '+999 55 0111', email: `dpa@${host}` },
  ];
}

const dayOf = (ms: Instant) => new Date(ms).toISOString().slice(0, 10);
/** Most certificates hold five years, and are issued together when a ship is built or surveyed anew. */
const FIVE_YEARS = 1826;
const YEAR = 365;

/** `safety-equipment` is SE. */
const initials = (kind: string) =>
  kind
    .split('-')
    .map(([first = '']) => first.toUpperCase())
    .join('');

function certificatesOf(
  { mmsi, flag, classSociety, built, passengers, surveyDays }: DemonstrationShip,
  nowMs: Instant,
) {
  const paper = (
    kind: VesselDetail['certificates'][number]['kind'],
    issuer: string,
    daysLeft: number,
    days: number,
  ) => ({
    ...{ kind, issuer, number: `${mmsi.slice(-5)}-${initials(kind)}` },
    ...{ issued: dayOf(nowMs + (daysLeft - days) * DAY_MS), expires: dayOf(nowMs + daysLeft * DAY_MS) },
  });
  const renewal = 400 + ((Number(mmsi.slice(-4)) * 7) % 1200);
  return [
    { kind: 'registry' as const, issuer: flag, number: mmsi.slice(-6), issued: `${built}-10-12`, expires: '' },
    paper('class', classSociety, renewal, FIVE_YEARS),
    paper('load-line', classSociety, renewal, FIVE_YEARS),
    paper('safety-equipment', classSociety, surveyDays, YEAR),
    paper('safety-management', flag, renewal - 120, FIVE_YEARS),
    paper('oil-pollution', classSociety, renewal, FIVE_YEARS),
    ...(passengers === true ? [paper('passenger-safety', flag, surveyDays + 40, YEAR)] : []),
  ];
}
