/** A section whose rows are voyages and port stays with what was emitted on each, and the total of those in the period. */
import { GASES, type Gas } from '@fms/domain/emission-record';
import { isExplained, listSampleOrigins } from '@fms/domain/plant-value';
import type { EmissionReader, PeriodEmissions } from '../../emission/index.ts';
import { createEventSource, defineNumber, defineText, defineTime, type EventQuestion } from './event-source.ts';
import type { ReportSource } from './report-source.ts';

const GAS_TITLES: Readonly<Record<Gas, string>> = {
  co2: 'CO2, t',
  methane: 'CH4, t',
  nitrousOxide: 'N2O, t',
  sulphurDioxide: 'SOx, t',
};
const FIGURES = ['distance', 'hoursUnderWay', 'fuel', ...GASES] as const;
const DIGITS = 9;

/** Oldest first; a cell is empty where its figure is not known. A leg that reaches beyond the period is marked and not in the total. */
export function createEmissionSource(
  emissions: EmissionReader,
  { vesselId, title, zone, span }: EventQuestion,
): ReportSource {
  const columns = [
    ...[
      defineTime('From', zone),
      defineTime('To', zone),
      defineText('Kind'),
      defineText('Departure'),
      defineText('Arrival'),
    ],
    ...[defineNumber('Distance, nm'), defineNumber('Under way, h'), defineNumber('Fuel, t')],
    ...GASES.map((gas) => defineNumber(GAS_TITLES[gas])),
    ...[defineNumber('Measured, %'), defineText('Counted')],
  ];
  return createEventSource(title, columns, async () => {
    const read = await emissions.read(vesselId, span);
    const total = [null, null, 'total', null, null, ...readFigures(read, 'total'), 'all rows marked yes'];
    return [...read.legs.map((leg) => ({ cells: toCells(read, leg, span) })), { cells: total }];
  });
}

function toCells(read: PeriodEmissions, leg: PeriodEmissions['legs'][number], span: EventQuestion['span']) {
  const { id, from, to, kind, departure, arrival } = leg;
  const isCounted = from >= span.from && to <= span.to;
  const words = [kind === 'voyage' ? 'voyage' : 'port stay', departure?.name ?? 'unknown', arrival?.name ?? 'unknown'];
  return [from, to, ...words, ...readFigures(read, id), isCounted ? 'yes' : 'no: beyond the period'];
}

/** Its figures, and the share of the time in which its fuel was measured. */
function readFigures({ book }: PeriodEmissions, id: string): (number | null)[] {
  const values = FIGURES.map((name) => {
    const figure = book.get(`${id}.${name}`);
    return figure !== undefined && isExplained(figure) ? Number(figure.value.toPrecision(DIGITS)) : null;
  });
  const fuel = book.get(`${id}.fuel`);
  const shares = fuel && isExplained(fuel) ? listSampleOrigins(fuel).map(({ knownShare }) => knownShare) : [];
  return [...values, shares.length === 0 ? null : Math.round(Math.min(...shares) * 1000) / 10];
}
