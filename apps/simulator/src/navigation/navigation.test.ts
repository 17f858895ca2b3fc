import { computeDistanceMeters } from '@fms/domain/geo';
import { describe, expect, it } from 'vitest';
import { computeTurn } from '../route/path.ts';
import { KNOT_MS } from '../sea/unit.ts';
import { DAY, fleet, getShip, getShipSpec, HOUR, NOON } from '../testing/ships.ts';

describe.each(fleet.map(({ key }) => key))('%s', (key) => {
  const ship = getShip(key);
  const track = Array.from({ length: 2 * HOUR }, (_, i) => ship.truthAt(NOON + 5 * HOUR + i).navigation);

  it('goes as fast over ground as its positions say', () => {
    const errors = track.slice(1).map((now, i) => {
      const before = track[i] ?? now;
      const made = computeDistanceMeters(before, now) / KNOT_MS;
      return Math.abs(made - (before.speedOverGroundKnots + now.speedOverGroundKnots) / 2);
    });
    expect(Math.max(...errors)).toBeLessThan(1.5);
  });

  it('turns as fast as its heading says, at rates a ship can turn', () => {
    const errors = track.slice(1).map((now, i) => {
      const before = track[i] ?? now;
      return Math.abs(
        computeTurn(before.headingDegrees, now.headingDegrees) * 60 - (before.rateOfTurn + now.rateOfTurn) / 2,
      );
    });
    expect(errors.sort((a, b) => a - b)[Math.floor(errors.length * 0.9)]).toBeLessThan(12);
    expect(Math.max(...track.map(({ rateOfTurn }) => Math.abs(rateOfTurn)))).toBeLessThan(200);
  });

  it('is never faster than its hull speed', () => {
    const week = Array.from({ length: 7 * 24 * 6 }, (_, i) => ship.truthAt(NOON + i * 600).navigation);
    const fastest = Math.max(...week.map(({ speedOverGroundKnots }) => speedOverGroundKnots));
    expect(fastest).toBeLessThan(getShipSpec(key).hull.topSpeedKnots + 1);
    expect(fastest).toBeGreaterThan(4);
  });

  it('is the same in any order of calls', () => {
    const again = getShip(key);
    const backwards = [9, 3, 0, 7].map((hours) => again.truthAt(NOON + hours * HOUR));
    expect(backwards).toEqual([9, 3, 0, 7].map((hours) => ship.truthAt(NOON + hours * HOUR)));
    expect(getShip(key, 8).truthAt(NOON).navigation.weather).not.toEqual(ship.truthAt(NOON).navigation.weather);
  });
});

describe('timetables', () => {
  it('the electric ferry leaves Moss every 80 minutes from 04:40 UTC, 14 times a day', () => {
    const ship = getShip('tindra');
    const midnight = Math.floor(NOON / DAY) * DAY;
    const stages = Array.from({ length: 24 * 60 }, (_, i) => ship.truthAt(midnight + i * 60 + 1).navigation.plan);
    const departures = stages.flatMap((plan, minute) =>
      plan.activity === 'transit' && plan.place === 'Horten' && stages[minute - 1]?.activity === 'charging'
        ? [minute]
        : [],
    );
    expect(departures).toEqual(Array.from({ length: 14 }, (_, i) => 280 + 80 * i));
  });

  it('the crew boat leaves Esbjerg at 05:30 UTC and is home for the night', () => {
    const ship = getShip('horizon-swift');
    const midnight = Math.floor(NOON / DAY) * DAY;
    const place = (minute: number) => ship.truthAt(midnight + minute * 60).navigation.plan;
    expect(place(329)).toMatchObject({ place: 'Esbjerg', activity: 'moored' });
    expect(place(331)).toMatchObject({ place: 'Horns Rev 3', activity: 'transit' });
    expect(place(23 * 60)).toMatchObject({ place: 'Esbjerg', activity: 'moored' });
  });

  it('the ropax lies at Kristiansand at noon and midnight and leaves then', () => {
    const ship = getShip('kvitholm');
    const midnight = Math.floor(NOON / DAY) * DAY;
    for (const hours of [0, 12]) {
      expect(ship.truthAt(midnight + hours * HOUR - 60).navigation.plan).toMatchObject({
        place: 'Kristiansand',
        activity: 'moored',
      });
      expect(ship.truthAt(midnight + hours * HOUR + 60).navigation.plan).toMatchObject({
        place: 'Hirtshals',
        activity: 'transit',
      });
    }
  });
});
