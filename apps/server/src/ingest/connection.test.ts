import { encodeFrame, type GatewayFrame, type ShoreFrame, toBatchFrame } from '@fms/contract/link';
import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import type { StoredBatch } from '../telemetry/index.ts';
import { LinkConnection } from './connection.ts';
import type { LinkPorts } from './ports.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const NOTHING_NEW: StoredBatch = { samples: [], texts: [], positions: [] };
const tag = {
  id: toId(1),
  vesselId: toId(1),
  valueKind: 'number',
  type: 0,
  alarmLevel: 1,
  emergencyLevel: null,
} as const;
const limits = { reverse: false, delaySeconds: 0, deadBand: 0 };

/** A connection over ports that write down what they are asked, in order. */
function connect(own: Partial<LinkPorts>) {
  const happened: string[] = [];
  const told: ShoreFrame[] = [];
  const note = (what: string) => () => void happened.push(what);
  const ports = {
    clock: { now: () => NOON },
    bus: { publish: note('told') },
    log: { warn: () => {}, info: () => {} },
    serverStartId: 'test',
    telemetry: { append: async () => NOTHING_NEW, hasRoom: async () => {} },
    tags: { of: () => undefined, declare: async () => [{ ...tag, ...limits }] },
    linkState: {
      openStream: async () => ({ lastSequence: 0, stored: [] }),
      stored: note('link-state'),
      refused: note('refused'),
      heard: () => {},
      connected: () => {},
      disconnected: note('disconnected'),
    },
    vessels: { findOrCreateVessel: async () => ({ vesselId: toId<VesselId>(1), name: 'Aurora' }) },
    alarms: { evaluate: async () => void happened.push('evaluated') },
    shipAlarms: { take: async () => {} },
    ...own,
  } as unknown as LinkPorts;
  const socket = {
    send: (frame: ShoreFrame) => {
      told.push(frame);
      if (frame.type === 'ack') happened.push(`ack ${frame.sequence}`);
    },
    close: (code: number) => void happened.push(`closed ${code}`),
  };
  const connection = new LinkConnection(ports, socket, { kind: 'fleet' });
  const receive = (frame: unknown) => connection.receive(encodeFrame(frame as GatewayFrame));
  return {
    happened,
    told,
    connection,
    receive,
    async open() {
      await receive({ type: 'open', stream: 's' });
      await receive({ type: 'vessel', stream: 's', index: 0, reference: {}, create: false, particulars: {} });
      await receive({
        type: 'tags',
        stream: 's',
        firstIndex: 0,
        tags: [{ vesselIndex: 0, name: 'Depth', source: '' }],
      });
    },
    batch: (sequence: number) =>
      receive(
        toBatchFrame({
          stream: 's',
          sequence,
          lane: 'live',
          numbers: [{ tagIndex: 0, timeMs: NOON, ordinal: 0, quality: 0, value: 2 }],
          positions: [],
          texts: [],
          traffic: [],
        }),
      ),
  };
}

describe('a batch', () => {
  it('is acknowledged after it is stored and its limits are evaluated', async () => {
    const { happened, open, batch, connection } = connect({});
    await open();
    await batch(1);
    await connection.end();
    expect(happened.filter((what) => what !== 'disconnected')).toEqual(['evaluated', 'link-state', 'ack 1']);
  });

  it('that was stored later than the next one is acknowledged before it all the same', async () => {
    const storing: ((stored: StoredBatch) => void)[] = [];
    const append = () => new Promise<StoredBatch>((resolve) => storing.push(resolve));
    const { happened, open, batch, connection } = connect({ telemetry: { append, hasRoom: async () => {} } });
    await open();
    await batch(1);
    await batch(2);
    storing[1]?.(NOTHING_NEW);
    storing[0]?.(NOTHING_NEW);
    await connection.end();
    expect(happened.filter((what) => what.startsWith('ack'))).toEqual(['ack 1', 'ack 2']);
  });

  it.each<[name: string, own: Partial<LinkPorts>]>([
    [
      'cannot be stored',
      { telemetry: { append: () => Promise.reject(new Error('disk full')), hasRoom: async () => {} } },
    ],
    ['raises an alarm that cannot be stored', { alarms: { evaluate: () => Promise.reject(new Error('no database')) } }],
    [
      'states an alarm on board that cannot be stored',
      { shipAlarms: { take: () => Promise.reject(new Error('no database')) } },
    ],
  ])('that %s is not acknowledged, and the gateway is sent away to come again', async (_name, own) => {
    const { happened, open, batch, connection } = connect(own);
    await open();
    await batch(1);
    await connection.end();
    expect(happened.filter((what) => what !== 'disconnected' && what !== 'evaluated')).toEqual(['closed 1011']);
  });

  it('waits to be read while the store has no room', async () => {
    let makeRoom = () => {};
    const room = new Promise<void>((resolve) => {
      makeRoom = resolve;
    });
    const { open, batch } = connect({ telemetry: { append: async () => NOTHING_NEW, hasRoom: () => room } });
    await open();
    let isRead = false;
    const reading = batch(1).then(() => {
      isRead = true;
    });
    await Promise.resolve();
    expect(isRead).toBe(false);
    makeRoom();
    await reading;
  });
});

it.each([
  ['of another key', 'stream-foreign'],
  ['beyond as many as a key may have', 'too-many-streams'],
])('a stream %s is refused and stays closed', async (_, code) => {
  const linkState = { openStream: async () => code, connected: () => {} } as unknown as LinkPorts['linkState'];
  const { told, open } = connect({ linkState });
  await open();
  expect(told.map((frame) => frame.type === 'refused' && frame.code)).toEqual([
    code,
    'stream-not-open',
    'stream-not-open',
  ]);
});
