import { describe, expect, it } from 'vitest';
import { faultById } from '../fault/catalogue.ts';
import { shipInstruments } from '../instrument/ship-instruments.ts';
import { NOON, shipOf } from '../testing/ships.ts';
import { shipOutbox } from './ship-outbox.ts';

const ship = shipOf('lofthav');
/** A fault that is on from the third to the sixth second after noon. */
const outboxWith = (id: string) => {
  const turn = { fault: faultById(id), periodSeconds: 1e6, firstSeconds: NOON + 3, lastsSeconds: 3 };
  return shipOutbox(shipInstruments(ship, [turn]), (_, seconds) => [`${seconds - NOON};`]);
};
const said = (id: string) => {
  const outbox = outboxWith(id);
  return [1, 2, 3, 4, 5, 6, 7].map((later) => outbox.take(NOON + later).join(''));
};

describe('what leaves a ship', () => {
  it('is kept back during an outage and comes all at once, oldest first, each second a message', () => {
    expect(said('satellite-outage')).toEqual(['1;', '2;', '', '', '', '3;4;5;6;', '7;']);
  });

  it('is lost when nothing is measured', () => {
    expect(said('multiplexer-dead')).toEqual(['1;', '2;', '', '', '', '6;', '7;']);
  });
});
