import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getShip } from '../testing/ships.ts';
import { buildGatewayConfiguration, type ServedShip } from './gateway-configuration.ts';

const DATA = 'data';
const source = { protocol: 'nmea0183', name: 'bridge', transport: 'tcp', host: '127.0.0.1', port: 10_110 } as const;
const served = (key: string, desktopPort: number | null): ServedShip => ({
  spec: getShip(key).spec,
  sources: [source],
  cameras: [],
  exchange: null,
  desktopPort,
});
const shipViewOf = (key: string, port: number | null) =>
  buildGatewayConfiguration('http://127.0.0.1:8080', DATA, [served(key, port)]).ships[0]?.shipView;

describe('the desktops in the configuration of the gateway', () => {
  it('are the main screens of their ships, with the password beside the data and never in it', () => {
    expect(shipViewOf('havbris', 5901)).toMatchObject({
      screens: [{ id: 'main', name: 'Engine control room', host: '127.0.0.1', port: 5901 }],
      approval: { preApproved: 'view', page: { host: '127.0.0.1', port: 8095 } },
    });
    expect(shipViewOf('havbris', 5901)?.screens[0]).toMatchObject({
      passwordFile: join(resolve(DATA), 'demo-desktop.key'),
    });
    expect(shipViewOf('kvitholm', 5902)).toMatchObject({
      screens: [{ id: 'main', name: 'Machinery console', port: 5902 }],
      approval: { preApproved: 'control' },
    });
  });

  it.each([
    ['havbris', null],
    ['stormfugl', 5901],
  ])('are absent where none is served: %s at %s', (key, port) => expect(shipViewOf(key, port)?.screens).toEqual([]));
});
