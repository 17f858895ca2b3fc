import { describe, expect, it } from 'vitest';
import { Observer } from '../../observation/observer.ts';
import { SignalkPaths } from './signalk.ts';

/** What one value at a path becomes. */
function observed(path: string, value: unknown) {
  const observer = new Observer('test');
  new SignalkPaths().observe(observer, path, value);
  const { observations, refusals = [] } = observer.finish();
  return { said: observations.map(({ tag, value: of }) => [tag.name, of]), refusals };
}

describe('where a ship is bound', () => {
  it.each([
    ['navigation.destination.commonName', 'BERGEN', 'Destination', 'BERGEN'],
    ['navigation.destination.eta', '2026-11-24T06:00:00.000Z', 'Estimated time of arrival', '24 Nov 06:00'],
    ['navigation.destination.eta', '2026-11-24T06:00:00+02:00', 'Estimated time of arrival', '24 Nov 04:00'],
  ])('%s %s', (path, value, name, text) => {
    expect(observed(path, value)).toEqual({ said: [[name, text]], refusals: [] });
  });

  it('is told with the draught of this voyage, and of no other', () => {
    expect(observed('design.draft', { current: 4.2 })).toEqual({ said: [['Draught', 4.2]], refusals: [] });
    const { said } = observed('design.draft', { maximum: 5.1 });
    expect(said).toEqual([['design.draft.maximum', 5.1]]);
  });

  it('is not told where the time of arrival is none', () => {
    expect(observed('navigation.destination.eta', 'soon')).toEqual({ said: [], refusals: ['value-unreadable'] });
  });
});
