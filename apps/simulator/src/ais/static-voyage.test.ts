import { describe, expect, it } from 'vitest';
import { getBound } from '../route/bound.ts';
import { DAY, fleet, getShipSpec, NOON } from '../testing/ships.ts';
import { filterAisLetters } from './six-bit.ts';
import { findChangedVoyage, findReportedVoyage, getStaticVoyage } from './static-voyage.ts';

const secondsOf = (length: number) => Array.from({ length }, (_, i) => NOON + i);

describe('text of AIS', () => {
  it.each([
    ['Trålvik', 20, 'TRALVIK'],
    ['Grønnøy', 20, 'GRONNOY'],
    ['Gdańsk', 20, 'GDANSK'],
    ['Władysławowo', 20, 'WLADYSLAWOWO'],
    ['Horns Rev 3, row F', 20, 'HORNS REV 3, ROW F'],
    ['a@b{c}', 20, 'A B C'],
    ['Santa Cruz de Tenerife', 20, 'SANTA CRUZ DE TENERI'],
    ['Elbe pilot', 5, 'ELBE'],
  ])('put %s in %d letters as %s', (text, letters, spelt) => {
    expect(filterAisLetters(text, letters)).toBe(spelt);
  });
});

describe('the voyage data of a ship', () => {
  it.each(fleet.map(({ key }) => key))('of %s tell a coming arrival in whole five minutes', (key) => {
    const spec = getShipSpec(key);
    const { destination, etaSeconds } = getStaticVoyage(spec, NOON);
    expect(destination).toMatch(/^[ -?A-_]{4,20}$/);
    expect(etaSeconds % 300).toBe(0);
    expect(etaSeconds).toBeGreaterThan(NOON);
    expect(etaSeconds - getBound(spec.itinerary, NOON).arrivesSeconds).toBeLessThan(300);
  });

  it('are reported every six minutes, no two ships in step, and when they change', () => {
    const reports = (key: string, length: number) =>
      secondsOf(length).filter((seconds) => findReportedVoyage(getShipSpec(key), seconds) !== null);
    const [first = 0, second] = reports('hestnes', 720);
    expect(second).toBe(first + 360);
    expect(reports('lofthav', 360)).not.toContain(first);
    const changes = secondsOf(DAY / 12).filter((seconds) => findChangedVoyage(getShipSpec('tindra'), seconds) !== null);
    expect(changes.length).toBeGreaterThan(1);
    for (const seconds of changes) expect(findReportedVoyage(getShipSpec('tindra'), seconds)).not.toBeNull();
  });

  it('change once for each place the ship reaches', () => {
    const spec = getShipSpec('kvitholm');
    const minutes = Array.from({ length: DAY / 60 }, (_, i) => NOON + 60 * i);
    const destinations = minutes.flatMap((seconds) => findChangedVoyage(spec, seconds, 60)?.destination ?? []);
    expect(destinations).toEqual(['KRISTIANSAND', 'HIRTSHALS', 'KRISTIANSAND', 'HIRTSHALS']);
  });
});
