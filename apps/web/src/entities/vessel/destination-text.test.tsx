import { DAY_MS } from '@fms/domain/time';
import { afterEach, describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { DestinationText, formatEtaText } from './destination-text.tsx';

afterEach(clearScreen);

const NOON_TEXT = '2026-11-21T12:00Z';

describe('an arrival', () => {
  it.each([
    ['21 Nov 18:30', NOON_TEXT, '18:30'],
    ['21 Nov 06:30', NOON_TEXT, '06:30'],
    ['22 Nov 00:05', '2026-11-21T23:59Z', '22 Nov 00:05'],
    ['1 Jan 00:30', '2026-12-31T23:00Z', '1 Jan 00:30'],
    ['21 Nov', NOON_TEXT, '21 Nov'],
    ['soon', NOON_TEXT, 'soon'],
  ])('at %s, seen at %s, is put as %s', (eta, now, words) => {
    expect(formatEtaText(eta, Date.parse(now))).toBe(words);
  });
});

describe('where a vessel is bound', () => {
  const textOf = (card: Parameters<typeof DestinationText>[0]['card']) =>
    renderLive({ tags: [], children: <DestinationText card={card} /> });

  it.each([
    [{ destination: 'OXELOSUND', eta: '25 Nov 03:35' }, 'To OXELOSUND · ETA 25 Nov 03:35'],
    [{ destination: 'OXELOSUND' }, 'To OXELOSUND'],
    [{ eta: '25 Nov 03:35' }, 'ETA 25 Nov 03:35'],
    [{ destination: 'OXELOSUND', eta: '21 Nov 11:59' }, 'To OXELOSUND · ETA 11:59 passed'],
    [{ eta: '18 Nov 07:00' }, 'ETA 18 Nov 07:00 passed'],
    [{ eta: '18 Nov' }, 'ETA 18 Nov'],
    [{}, 'Destination ––'],
    [undefined, 'Destination ––'],
  ])('%j: %s', (card, words) => {
    expect(textOf(card).container.textContent).toContain(words);
  });

  it('has the day again when midnight makes the hour one of yesterday', () => {
    const { container, waitUntil } = textOf({ destination: 'MOSS', eta: '21 Nov 17:45' });
    expect(container.textContent).toContain('To MOSS · ETA 17:45');
    waitUntil(NOON + DAY_MS / 2);
    expect(container.textContent).toContain('To MOSS · ETA 21 Nov 17:45 passed');
  });
});
