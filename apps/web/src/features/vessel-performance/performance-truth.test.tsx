/** What the performance tab shows of simulated ships is what is true of hull, engines and voyage, within their error (§9.8). */
import type { BodyOf } from '@fms/contract/endpoint';
import type { getPerformanceBlocks, PerformanceBlocks } from '@fms/contract/performance';
import { fromWireTime } from '@fms/contract/scalar';
import type { TagStatistic } from '@fms/contract/tag';
import { type VesselParticulars, vesselDetail, vesselSetting } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Truth } from '../../../../simulator/src/ship/truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { expectTrue, parseShown, readFigure, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import { answerStatistic } from '../../testing/ship/stored-statistic.ts';
import PerformanceTab from './performance.tab.tsx';

afterEach(clearScreen);

const MINUTE = 60;
const BLOCK = 600;
const DAYS = 4;
const GROSS_TONNAGE = 34_000;

/** What the server answers for its statistics: sums of shafts and engines, means of all else, where all are measured. */
function answerBlocks(ship: SimulatedVessel, body: BodyOf<typeof getPerformanceBlocks>): PerformanceBlocks {
  const { vesselId, fromTime, toTime, tags } = body;
  const [from, to] = [fromWireTime(fromTime), fromWireTime(toTime)];
  const ask = { vesselId, fromTime, toTime, maxPoints: (to - from) / (BLOCK * 1000) };
  const columns = Object.entries(tags).map(([quantity, of]) => {
    const points = answerStatistic(ship, { ...ask, tags: of }).map(
      (one) => new Map(one.points.map((point) => [Date.parse(point.time), point])),
    );
    const share = quantity === 'shaftPower' || quantity === 'fuelRate' ? 1 : 1 / of.length;
    const read = (time: number, value: (point: StatisticPoint) => number) => {
      const own = points.map((byTime) => byTime.get(time));
      return own.reduce<number | null>(
        (sum, point) => (sum === null || point === undefined ? null : sum + share * value(point)),
        own.length === 0 ? null : 0,
      );
    };
    return [quantity, read] as const;
  });
  const readOf = new Map(columns);
  const isUnderWay = (time: number) =>
    ['speedThroughWater', 'shaftPower'].every((of) => (readOf.get(of)?.(time, ({ avg }) => avg) ?? 0) > 0);
  const all = Array.from({ length: ask.maxPoints }, (_, i) => from + i * BLOCK * 1000);
  const times = all.filter(isUnderWay);
  return {
    minutes: times.map((time) => (time - from) / 60_000),
    counts: times.map((time) => readOf.get('speedThroughWater')?.(time, ({ count }) => count) ?? 0),
    columns: Object.fromEntries(
      columns.map(([quantity, read]) => [
        quantity,
        {
          // A draught is told once an hour, and holds.
          mean: times.map(
            (time) => read(time, ({ avg }) => avg) ?? (quantity === 'draught' ? ship.spec.hull.draughtMeters : null),
          ),
          range: times.map((time) => read(time, ({ min, max }) => max - min)),
        },
      ]),
    ),
  };
}
type StatisticPoint = TagStatistic['points'][number];

function buildParticulars({ spec: { hull, particulars } }: SimulatedVessel): VesselParticulars {
  const { beamMeters, draughtMeters, lengthMeters } = hull;
  const papers = { projectNumber: '', customerRef: '', serialNumber: '' };
  const { name, IMO, MMSI, callSign, shipType } = particulars;
  return {
    ...{ vesselId: toId<VesselId>(1), name, identity: { ...papers, IMO, MMSI, callSign, shipType } },
    detail: vesselDetail.parse({ beamMeters, draughtMeters, lengthMeters, grossTonnage: GROSS_TONNAGE }),
    ...{ setting: vesselSetting.parse({}), tabs: null, expiredDate: null },
    ...{ revision: 0, changedAt: null, changedBy: null },
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const scatter = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / Math.sqrt(12);

interface Block {
  readonly speed: number;
  readonly power: number;
  readonly litres: number;
  readonly isFit: boolean;
}

/** Ten minutes in truth, with the filters of ISO 19030-2 as they are written down there. */
function toBlock(ship: SimulatedVessel, minutes: readonly Truth[]): Block {
  const of = (read: (truth: Truth) => number) => minutes.map(read);
  const { beamMeters, draughtMeters } = ship.spec.hull;
  const speeds = of(({ navigation }) => navigation.speedThroughWaterKnots);
  const speed = mean(speeds);
  const least = Math.max(3 * Math.sqrt(beamMeters * draughtMeters), (2.75 * ((speed * 1852) / 3600) ** 2) / 9.80665);
  const isSteady =
    scatter(of(({ shafts }) => mean(shafts.map(({ rpm }) => rpm)))) <= 3 &&
    scatter(speeds) <= 0.5 &&
    scatter(of(({ navigation }) => navigation.speedOverGroundKnots)) <= 0.5 &&
    scatter(of(({ navigation }) => navigation.rudderDegrees)) <= 1;
  const isFit =
    isSteady &&
    mean(of(({ navigation }) => navigation.weather.windSpeed)) <= 7.9 &&
    Math.abs(mean(of(({ navigation }) => navigation.rudderDegrees))) <= 5 &&
    mean(of(({ navigation }) => navigation.depthBelowKeelMeters)) + draughtMeters > least &&
    speed > 0.4 * ship.spec.hull.topSpeedKnots;
  return {
    speed,
    power: mean(of(({ propulsionKw }) => propulsionKw)),
    litres: mean(of(({ engines }) => engines.reduce((sum, { fuelLitresPerHour }) => sum + fuelLitresPerHour, 0))),
    isFit,
  };
}

function listTruths(ship: SimulatedVessel): readonly Truth[] {
  const from = ship.nowMs / 1000 - DAYS * 86_400;
  return Array.from({ length: (DAYS * 86_400) / MINUTE }, (_, i) => ship.truthAt(from + i * MINUTE));
}

/** After four days with little wind, at a whole quarter of a day: statistics of a year are of quarters. */
const NOW = Date.UTC(2026, 5, 8) / 1000;

describe('the ferry', () => {
  it('sails on screen as fast, as hard and as far as in truth', async () => {
    const ship = openSimulatedVessel({ key: 'kvitholm', seed: 7, at: NOW, storedSeconds: DAYS * 86_400 });
    const { hull, machinery } = ship.spec;
    renderShipTab(PerformanceTab, ship, {
      query: '?ciiType=ro-ro passenger ship',
      answers: {
        '/api/v2/performance/blocks': async (body) => ({
          body: answerBlocks(ship, body as BodyOf<typeof getPerformanceBlocks>),
        }),
        '/api/v2/performance/event/list': { body: { isEditable: false, events: [] } },
        '/api/v2/vessel/particulars': { body: buildParticulars(ship) },
      },
    });
    await waitFor(() => expect(readFigure(document.body, 'Power over reference').value).toBeGreaterThan(0));
    const truths = listTruths(ship);
    const blocks = Array.from({ length: truths.length / 10 }, (_, i) =>
      toBlock(ship, truths.slice(10 * i, 10 * i + 10)),
    );
    const fit = blocks.filter(({ isFit }) => isFit);
    const over = mean(
      fit.map(({ speed, power }) => 100 * (power / machinery.propulsionKw / (speed / hull.topSpeedKnots) ** 3 - 1)),
    );
    const sum = (read: (block: Block) => number) => fit.reduce((total, block) => total + read(block), 0);
    const grams = (sum(({ litres }) => litres) * machinery.fuel.density15) / sum(({ power }) => power);
    const hours = truths.length / 60;
    const tonnes =
      (mean(truths.map(({ fuelLitresPerHour }) => fuelLitresPerHour)) * hours * machinery.fuel.density15) / 1e6;
    const miles = mean(truths.map(({ navigation }) => navigation.speedOverGroundKnots)) * hours;
    // A t of heavy fuel oil makes 3.114 t of CO2.
    const carbon = 3.114 * tonnes;
    const attained = parseShown(/attained ([\d.]+)/.exec(document.body.textContent ?? '')?.[1] ?? '');
    expectTrue([
      ['power over the trial', readFigure(document.body, 'Power over reference'), over, 0.3],
      ['consumption', readFigure(document.body, 'SFOC, 30 d'), grams, 0.005 * grams],
      ['carbon', readFigure(document.body, /^CO2/), carbon, 0.01 * carbon],
      ['distance', readFigure(document.body, /^Distance/), miles, 0.01 * miles],
      ['attained', attained, (1e6 * carbon) / (GROSS_TONNAGE * miles), (0.02 * 1e6 * carbon) / (GROSS_TONNAGE * miles)],
    ]);
  });
});
