import { expect, it } from 'vitest';
import { buildGatewayFiles } from './gateway-configuration.ts';

const SHORE = 'https://fleet.example.org';

it('names shore, vessel and the file of the key', () => {
  const [configuration, key] = buildGatewayFiles({ name: 'Sjøspeil II', IMO: '9074729', MMSI: '' }, 'k-1', SHORE);
  expect(JSON.parse(configuration?.text ?? '')).toEqual({
    server: SHORE,
    data: 'fms-gateway-data',
    ships: [
      {
        stream: 'sj-speil-ii',
        vessel: { name: 'Sjøspeil II', IMO: '9074729' },
        keyFile: 'sj-speil-ii.key',
        sources: [{ protocol: 'nmea0183', name: 'bridge', transport: 'udp', host: '0.0.0.0', port: 10110 }],
      },
    ],
  });
  expect(key).toEqual({ name: 'sj-speil-ii.key', text: 'k-1\n' });
});

it('leaves out an IMO number that is none, and always names a stream', () => {
  const [configuration] = buildGatewayFiles({ name: '海', IMO: 'none', MMSI: '257000000' }, 'k', SHORE);
  expect(JSON.parse(configuration?.text ?? '').ships[0]).toMatchObject({
    stream: 'vessel',
    vessel: { name: '海', MMSI: '257000000' },
  });
});
