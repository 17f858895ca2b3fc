import { describe, expect, it } from 'vitest';
import { createPortFinder } from './port-finder.ts';
import { createPorts } from './port-name.ts';

it('names the port at a place, and looks for it once', () => {
  let looked = 0;
  const ports = createPorts([{ name: 'Bergen', country: 'NO', latitude: 60.4, longitude: 5.32 }]);
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

describe('a port by the name a person gives it', () => {
  const at = { latitude: 0, longitude: 0 };
  const ports = createPorts([
    { name: 'Bergen', country: 'NO', ...at },
    { name: 'Newport', country: 'GB', ...at },
    { name: 'Newport', country: 'US', ...at },
  ]);
  it.each<[string, string | undefined]>([
    [' bergen ', 'NO'],
    ['Newport', undefined],
    ['', undefined],
  ])('%j lies in %s', (name, country) => {
    expect(ports.named(name)?.country ?? undefined).toBe(country);
  });
});
