import { describe, expect, it } from 'vitest';
import { createPortFinder } from './port-finder.ts';
import { createPorts } from './port-name.ts';

it('names the port at a place, and looks for it once', () => {
  let looked = 0;
  const ports = createPorts([{ name: 'Bergen', code: 'NOBGO', latitude: 60.4, longitude: 5.32 }]);
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

describe('a port by what a person calls it', () => {
  const ports = createPorts([
    { name: 'Bergen', code: 'NOBGO', latitude: 60.4, longitude: 5.3 },
    { name: 'Rotterdam', code: 'NLRTM', latitude: 51.9, longitude: 4.5 },
    { name: 'Rotterdam', code: 'USRAJ', latitude: 42.8, longitude: -74 },
  ]);
  const german = { latitude: 54, longitude: 8 };
  it.each<[string, { latitude: number; longitude: number } | null, string | undefined]>([
    [' bergen ', null, 'NOBGO'],
    ['USRAJ', german, 'USRAJ'],
    ['Rotterdam', german, 'NLRTM'],
    ['Rotterdam', null, undefined],
    ['Atlantis', german, undefined],
  ])('%j seen from %j is %s', (name, near, code) => {
    expect(ports.named(name, near)?.code ?? undefined).toBe(code);
  });
});
