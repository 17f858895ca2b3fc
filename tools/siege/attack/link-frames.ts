/** Mutated frames of a gateway that has the right key: each is refused by name, or closes its own link. */
import {
  decodeShoreFrame,
  encodeFrame,
  type GatewayFrameInput,
  LINK_PATH,
  LINK_PROTOCOL,
  tagDeclaration,
  toBatchFrame,
} from '@fms/contract/link';
import { mutateBytes } from '@fms/test-kit';
import type { Attack, Siege } from '../server/attack.ts';
import { limitTime, openHonestShip, sendReadings } from '../server/honest-ship.ts';
import { openVolley, sendVolley } from '../server/socket-volley.ts';

/** A batch of one reading is stored long before. */
const HONEST_MS = 30_000;

const encode = (frame: GatewayFrameInput) => encodeFrame(frame as Parameters<typeof encodeFrame>[0]);

/** One valid frame of each kind, and what a stream needs before it takes batches. */
function framesOf(stream: string, now: number): { greeting: Uint8Array[]; seeds: Uint8Array[] } {
  const tag = tagDeclaration.parse({ vesselIndex: 0, name: 'Speed', source: 'siege', unit: 'kn' });
  const place = tagDeclaration.parse({ vesselIndex: 0, name: 'Place', source: 'siege', valueKind: 'struct', type: 8 });
  const particulars = { name: stream, shipType: 'cargo' } as const;
  const target = { mmsi: '257000001', latitude: 60, longitude: 5, speedKnots: 1, courseDegrees: 2, headingDegrees: 3 };
  const alarm = { time: now, source: 'bridge', identifier: '1', active: true, acknowledged: false } as const;
  const greeting: GatewayFrameInput[] = [
    { type: 'hello', protocol: LINK_PROTOCOL, gateway: 'siege', software: 'siege' },
    { type: 'open', stream },
    { type: 'vessel', stream, index: 0, reference: { name: stream }, create: true, particulars },
    { type: 'tags', stream, firstIndex: 0, tags: [tag, place] },
  ];
  const batch = toBatchFrame({
    stream,
    sequence: 1,
    lane: 'live',
    numbers: [{ tagIndex: 0, timeMs: now, ordinal: 0, value: 7.5, quality: 0 }],
    positions: [{ tagIndex: 1, timeMs: now, ordinal: 0, latitude: 60, longitude: 5, quality: 0 }],
    texts: [],
    traffic: [{ vesselIndex: 0, time: now, name: 'OTHER', shipType: 70, ...target }],
  });
  const report: GatewayFrameInput = { type: 'report', stream, backlogBytes: 1, refusals: [] };
  const lines = [{ time: now, level: 'warning', area: 'link', content: 'no link' }] as const;
  const log: GatewayFrameInput = { type: 'log', stream, vesselIndex: 0, sequence: 1, lines: [...lines], dropped: 2 };
  const alarms = [{ vesselIndex: 0, ...alarm, priority: 'warning', text: 'x' }] as const;
  const stated: GatewayFrameInput = { ...batch, numbers: undefined, alarms: [...alarms] };
  return {
    greeting: greeting.map(encode),
    seeds: [...greeting, batch, report, log, stated].map(encode),
  };
}

/** A frame the shore turns down is told by name, unless it names no batch. */
function isRefusal(data: Buffer): boolean {
  const decoded = decodeShoreFrame(data);
  return decoded.ok && (decoded.frame.type === 'refused' || decoded.frame.type === 'vesselRefused');
}

async function attackStream(stream: string, frames: number, siege: Siege): Promise<void> {
  const { server, random, tally } = siege;
  const { greeting, seeds } = framesOf(stream, Date.now());
  let refusals = 0;
  const volley = openVolley(`${server.address.replace('http', 'ws')}${LINK_PATH}`, {
    headers: () => ({ authorization: `Bearer ${server.fleetKey}` }),
    greeting,
    onMessage(data) {
      if (isRefusal(data)) refusals++;
    },
  });
  const { taken, closed } = await sendVolley(siege, volley, mutateBytes(seeds, random.below(2 ** 31)), frames);
  const refused = Math.min(taken, refusals);
  tally.refused(closed + refused);
  tally.ok(taken - refused);
}

/** An honest ship whose batch is stored, after all that. */
async function sailHonestly({ server, tally }: Siege): Promise<void> {
  const ship = await openHonestShip(server, 'siege-honest');
  try {
    await limitTime(HONEST_MS, sendReadings(ship, 1));
    tally.ok();
  } catch (error) {
    tally.loss(`a ship that did nothing wrong is not served: ${(error as Error).message}`);
  } finally {
    ship.close();
  }
}

export const attackLinkFrames: Attack = async (siege) => {
  const streams = siege.length === 'long' ? 8 : 2;
  for (let stream = 0; stream < streams; stream++)
    await attackStream(`siege-${stream}`, Math.floor(siege.inputs / streams), siege);
  await sailHonestly(siege);
};
