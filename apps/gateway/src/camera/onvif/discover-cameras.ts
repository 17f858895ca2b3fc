/** Asks the ship's network for cameras and gathers their answers for a while. */
import { randomUUID } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { buildProbe, DISCOVERY_ADDRESS, DISCOVERY_PORT, type FoundDevice, readProbeMatches } from './probe.ts';

/** A probe is a datagram and may be lost: it is sent so often ... */
const PROBES = 3;
/** ... with this time in between. */
const PROBE_STEP_MS = 500;
const MAX_DEVICES = 256;

export interface CameraSearch {
  /** Where the probe goes; the multicast group of WS-Discovery unless told otherwise. */
  readonly to?: { readonly address: string; readonly port: number };
  /** Called for each device, once. */
  readonly found: (device: FoundDevice) => void;
}

/** Searches until `signal` stops it. Rejects with the error of the system when no socket can be opened. */
export function discoverCameras(
  { to = { address: DISCOVERY_ADDRESS, port: DISCOVERY_PORT }, found }: CameraSearch,
  signal: AbortSignal,
): Promise<void> {
  const messageId = randomUUID();
  const probe = Buffer.from(buildProbe(messageId));
  const known = new Set<string>();
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve();
    const socket: Socket = createSocket('udp4');
    let sent = 0;
    // A network that is not there refuses one probe and may take the next.
    const send = () => {
      socket.send(probe, to.port, to.address, () => {});
      sent += 1;
      if (sent >= PROBES) clearInterval(timer);
    };
    const timer = setInterval(send, PROBE_STEP_MS);
    const end = () => {
      clearInterval(timer);
      signal.removeEventListener('abort', end);
      socket.close(() => resolve());
    };
    socket.on('error', (error) => {
      clearInterval(timer);
      signal.removeEventListener('abort', end);
      socket.close();
      reject(error);
    });
    socket.on('message', (datagram, { address }) => {
      for (const device of readProbeMatches(datagram, address, messageId)) {
        if (known.size >= MAX_DEVICES || known.has(device.endpoint)) continue;
        known.add(device.endpoint);
        found(device);
      }
    });
    signal.addEventListener('abort', end, { once: true });
    socket.bind(0, send);
  });
}
