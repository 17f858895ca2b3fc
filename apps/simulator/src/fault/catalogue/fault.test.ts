import { evaluateSample, INITIAL_ALARM_STATE } from '@fms/domain/alarm';
import { describe, expect, it } from 'vitest';
import { buildMachineryChannels } from '../../channel/machinery-channels.ts';
import { createShipInstruments } from '../../instrument/ship-instruments.ts';
import type { Truth } from '../../ship/truth.ts';
import { fleet, getShip, HOUR, NOON, SEED } from '../../testing/ships.ts';
import { buildDemonstrationFaults, type FaultSchedule, findFaultStart } from '../fault-schedule.ts';
import { faultCatalogue, getFault } from './catalogue.ts';

const ships = fleet.map(({ key }) => getShip(key));

/** Seconds between two looks at a healthy ship, and while something starts or stops. */
const COARSE_LOOK = 240;
const FINE_LOOK = 10;

/** Seconds after the beginning of a fault at which it is looked for; some act only while a pump or a charger runs. */
const MOMENTS = [1, 3 * HOUR, 9 * HOUR + 3, ...Array.from({ length: 36 }, (_, i) => (i + 1) * 0.5 * HOUR)];

/** What changes a ship's instruments within minutes; other faults act slowly. */
function whatRuns({ navigation, engines, generators, battery }: Truth): string {
  const running = [...engines, ...generators].map((machine) => machine.running);
  return [navigation.plan.activity, battery?.charging, ...running].join();
}

/** A fault that is on from noon for a day. */
const fromNoon = (id: string): FaultSchedule => ({
  fault: getFault(id),
  periodSeconds: 1000 * HOUR,
  firstSeconds: NOON,
  lastsSeconds: 24 * HOUR,
});

describe('the catalogue', () => {
  it('holds at least a hundred faults of four kinds, each with a label of its own, its equipment and its onset', () => {
    expect(faultCatalogue.length).toBeGreaterThanOrEqual(100);
    for (const { equipment, onset } of faultCatalogue)
      expect([equipment !== '', onset]).toEqual([true, expect.stringMatching(/^(sudden|gradual)$/)]);
    expect(new Set(faultCatalogue.map(({ id }) => id)).size).toBe(faultCatalogue.length);
    expect(new Set(faultCatalogue.map(({ label }) => label)).size).toBe(faultCatalogue.length);
    expect(new Set(faultCatalogue.map(({ kind }) => kind)).size).toBe(4);
  });

  it('touches measuring points that a ship of the fleet has', () => {
    const codes = fleet.flatMap((ship) => buildMachineryChannels(ship).map(({ code }) => code));
    const lost = faultCatalogue.flatMap(({ id, effects }) =>
      effects.flatMap((effect) => ('code' in effect && !codes.some((code) => effect.code.test(code)) ? [id] : [])),
    );
    expect(lost).toEqual([]);
  });

  it.each(faultCatalogue.filter(({ kind }) => kind !== 'communication').map(({ id, label }) => [id, label] as const))(
    '%s shows on the instruments of at least one ship (%s)',
    (id) => {
      const changed = ships.some((ship) => {
        const [well, ill] = [createShipInstruments(ship, []), createShipInstruments(ship, [fromNoon(id)])];
        return MOMENTS.some((later) => {
          const truth = ship.truthAt(NOON + later);
          const bridge = JSON.stringify(ill.bridge(truth)) !== JSON.stringify(well.bridge(truth));
          return bridge || ill.channels.some((_, i) => ill.machinery(i, truth) !== well.machinery(i, truth));
        });
      });
      expect(changed).toBe(true);
    },
  );
});

describe('faults on a ship', () => {
  const ship = getShip('hestnes');

  it('leave the truth and all other instruments as they are', () => {
    const ill = createShipInstruments(ship, [fromNoon('engine-exhaust-valve')]);
    const well = createShipInstruments(ship, []);
    const truth = ship.truthAt(NOON + 20 * HOUR);
    const changed = ill.channels.filter((_, i) => ill.machinery(i, truth) !== well.machinery(i, truth));
    expect(changed.map(({ code }) => code)).toEqual(['ME1_CYL4']);
    expect(getShip('hestnes').truthAt(NOON + 20 * HOUR)).toEqual(truth);
  });

  it('a stuck instrument says what it said when it stuck', () => {
    const instruments = createShipInstruments(ship, [fromNoon('pressure-sensor-stuck')]);
    const index = instruments.channels.findIndex(({ code }) => code === 'ME1_LOP');
    const begun = instruments.machinery(index, ship.truthAt(NOON));
    expect([1, 6, 20].map((hours) => instruments.machinery(index, ship.truthAt(NOON + hours * HOUR)))).toEqual([
      begun,
      begun,
      begun,
    ]);
  });

  it('an outage keeps back and delivers later, a dead multiplexer never does', () => {
    const delivery = (id: string) => createShipInstruments(ship, [fromNoon(id)]).delivery(NOON + HOUR);
    expect([delivery('satellite-outage'), delivery('multiplexer-dead'), delivery('gps-jump')]).toEqual([
      'later',
      'never',
      'at once',
    ]);
  });

  it('one cause raises a flood of alarms by the limits the tags declare', () => {
    const instruments = createShipInstruments(ship, [fromNoon('black-out')]);
    const raised = instruments.channels.filter(({ tag }, i) => {
      let state = INITIAL_ALARM_STATE;
      for (let since = 0; since < 600; since += 10) {
        const value = instruments.machinery(i, ship.truthAt(NOON + since));
        state = evaluateSample(tag, state, { time: (NOON + since) * 1000, value }).state;
      }
      return state.severity !== 'normal';
    });
    expect(raised.length).toBeGreaterThan(10);
  });

  it('without a fault a ship raises no alarm in two days', () => {
    for (const healthy of ships) {
      const instruments = createShipInstruments(healthy, []);
      const raised = new Set<string>();
      // Without the delay of a limit: what passes it for a moment only counts as well, so nothing hides between two looks.
      const look = (truth: Truth) =>
        instruments.channels.forEach(({ tag, code }, i) => {
          const sample = { time: truth.navigation.seconds * 1000, value: instruments.machinery(i, truth) };
          const { transition } = evaluateSample({ ...tag, delaySeconds: 0 }, INITIAL_ALARM_STATE, sample);
          if (transition) raised.add(`${healthy.spec.key} ${code} ${transition.value}`);
        });
      let before = '';
      for (let since = 0; since < 48 * HOUR; since += COARSE_LOOK) {
        const truth = healthy.truthAt(NOON + since);
        look(truth);
        const doing = whatRuns(truth);
        if (since > 0 && doing !== before)
          for (let fine = since - COARSE_LOOK; fine < since; fine += FINE_LOOK) look(healthy.truthAt(NOON + fine));
        before = doing;
      }
      expect([...raised]).toEqual([]);
    }
  });
});

describe('the demonstration', () => {
  it('has at any time a few faults, and not the same ones all day', () => {
    const on = (seconds: number) =>
      fleet.flatMap(({ key }) =>
        buildDemonstrationFaults(SEED, key)
          .filter((turn) => findFaultStart(turn, seconds) !== null)
          .map(({ fault }) => `${key} ${fault.id}`),
      );
    const week = Array.from({ length: 84 }, (_, i) => on(NOON + i * 2 * HOUR));
    expect(Math.min(...week.map(({ length }) => length))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...week.map(({ length }) => length))).toBeLessThan(20);
    expect(new Set(week.flat()).size).toBeGreaterThan(12);
  });
});
