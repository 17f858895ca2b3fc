import { expect, it } from 'vitest';
import { createPortFinder } from './port-finder.ts';
import { createPorts } from './port-name.ts';

it('names the port at a place, and looks for it once', () => {
  let looked = 0;
  const ports = createPorts([{ name: 'Bergen', latitude: 60.4, longitude: 5.32 }]);
  const portOf = createPortFinder(() => ({
    nearest(position) {
      looked += 1;
      return ports.nearest(position);
    },
  }));
  const asked = [
    { latitude: 60.4001, longitude: 5.3199 },
    { latitude: 60.4004, longitude: 5.3202 },
    { latitude: 61, longitude: 5.32 },
    { latitude: 61, longitude: 5.32 },
  ];
  expect(asked.map(portOf)).toEqual(['Bergen', 'Bergen', null, null]);
  expect(looked).toBe(2);
});

it('knows the ports of the world', () => {
  expect(createPortFinder()({ latitude: 60.4, longitude: 5.3 })).toBe('Bergen');
});
