import { describe, expect, it } from 'vitest';
import { getFault } from '../fault/catalogue/catalogue.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { getShip, NOON } from '../testing/ships.ts';
import { createShipOutbox } from './ship-outbox.ts';

const ship = getShip('lofthav');
/** A fault that is on from the third to the sixth second after noon. */
const outboxWith = (id: string) => {
  const turn = { fault: getFault(id), periodSeconds: 1e6, firstSeconds: NOON + 3, lastsSeconds: 3 };
  return createShipOutbox(createShipInstruments(ship, [turn]), (_, seconds) => [`${seconds - NOON};`]);
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
