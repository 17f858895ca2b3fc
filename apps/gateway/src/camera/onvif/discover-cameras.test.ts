import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildProbeAnswer } from '../testing/probe-answer.ts';
import { discoverCameras } from './discover-cameras.ts';
import type { FoundDevice } from './probe.ts';
import { searchCameras } from './search-cameras.ts';

let camera: Socket;
beforeEach(async () => {
  camera = createSocket('udp4');
  camera.bind(0, '127.0.0.1');
  await once(camera, 'listening');
});
afterEach(() => {
  camera.close();
});

it('finds a camera that answers, once however often it answers, and ends when it is told to', async () => {
  const stop = new AbortController();
  const devices: FoundDevice[] = [];
  camera.on('message', (probe, { port, address }) => {
    const id = /uuid:([^<]+)</.exec(probe.toString())?.[1] ?? '';
    const answers = [
      '<garbage',
      buildProbeAnswer('other', 'http://127.0.0.1/'),
      buildProbeAnswer(id, 'http://127.0.0.1/onvif'),
    ];
    for (const answer of [...answers, ...answers]) camera.send(answer, port, address);
    camera.send(buildProbeAnswer(id, 'http://127.0.0.1/onvif').replace('4c010101', '4c010102'), port, address);
  });
  const found = (device: FoundDevice) => {
    devices.push(device);
    if (device.endpoint.endsWith('02')) stop.abort();
  };
  await discoverCameras({ to: { address: '127.0.0.1', port: camera.address().port }, found }, stop.signal);
  expect(devices.map(({ endpoint }) => endpoint.slice(-2))).toEqual(['01', '02']);
  expect(devices[0]?.services).toEqual(['http://127.0.0.1/onvif']);
});

it('ends at once when it is stopped before', async () => {
  const found = () => expect.unreachable();
  await expect(discoverCameras({ found }, AbortSignal.abort())).resolves.toBeUndefined();
});

it('is searched until the time is over, and gives those that answered', async () => {
  const over = new AbortController();
  camera.on('message', (probe, { port, address }) => {
    const id = /uuid:([^<]+)</.exec(probe.toString())?.[1] ?? '';
    camera.send(buildProbeAnswer(id, 'http://127.0.0.1/onvif'), port, address);
    // The second probe says that the answer to the first one has been read.
    camera.once('message', () => over.abort());
  });
  const devices = await searchCameras(over.signal, { address: '127.0.0.1', port: camera.address().port });
  expect(devices.map(({ name }) => name)).toEqual(['Aft deck']);
});
