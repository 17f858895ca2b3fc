/** Channels of a connection, with the ship's own end at the other side. */
import { buffer, text } from 'node:stream/consumers';
import { type Channel, type ChannelError, ChannelSet, isChannelFrame } from '@fms/contract/channel';
import { decodeShoreFrame, encodeFrame, type GatewayFrame, type ShoreFrame } from '@fms/contract/link';
import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it, vi } from 'vitest';
import { LinkConnection } from './connection.ts';
import type { LinkPorts } from './ports.ts';
import type { ShipChannels } from './ship-channels.ts';

const vesselId = toId<VesselId>(7);
const FILE = { service: 'file', lane: 'bulk', request: '{"path":"log.txt"}' } as const;
const ON_BOARD = { ...FILE, stream: 's', vesselIndex: 0 };

/** A connection that named one vessel, and the channels of its gateway. */
async function connect(ships: ShipChannels | undefined, gateway: object = { channels: true }) {
  const told: ShoreFrame[] = [];
  const taken: Channel[] = [];
  const ports = {
    clock: { now: () => 0 },
    log: { warn: () => {}, info: () => {} },
    serverStartId: 'test',
    linkState: {
      openStream: async () => ({ lastSequence: 0, stored: [] }),
      connected: () => {},
      disconnected: () => {},
    },
    vessels: { findOrCreateVessel: async () => ({ vesselId, name: 'Aurora' }) },
    shipChannels: ships,
  } as unknown as LinkPorts;
  const socket = {
    room: () => 1_000_000,
    close: () => {},
    send(frame: ShoreFrame) {
      const read = decodeShoreFrame(encodeFrame(frame));
      if (!read.ok) throw new Error(read.reason);
      told.push(read.frame);
      if (isChannelFrame(read.frame)) onBoard.receive(read.frame);
    },
  };
  const connection = new LinkConnection(ports, socket, { kind: 'fleet' });
  const receive = (frame: unknown) => connection.receive(encodeFrame(frame as GatewayFrame));
  const onBoard: ChannelSet = new ChannelSet({
    end: 'ship',
    now: () => 0,
    gate: { room: () => 1_000_000 },
    take: (channel) => void taken.push(channel),
    onFailure: () => {},
    send: (frame) => void receive(frame),
  });
  await receive({ type: 'hello', protocol: 1, gateway: 'g', software: 'v', ...gateway });
  await receive({ type: 'open', stream: 's' });
  await receive({ type: 'vessel', stream: 's', index: 0, reference: {}, create: false, particulars: {} });
  await receive({ type: 'report', stream: 's', backlogBytes: 0, refusals: [] }).catch(() => {});
  return { connection, onBoard, taken, told };
}

const endOf = (channel: Channel) =>
  new Promise<ChannelError | null>((ended) => {
    channel.once('close', () => ended(channel.errored as ChannelError | null));
  });

describe('channels of a connection', () => {
  it('that a ship opens are taken with the vessel they concern', async () => {
    const read: Promise<[VesselId, string, string]>[] = [];
    const ships: ShipChannels = {
      take: (vessel, channel) =>
        void read.push(text(channel).then((words) => [vessel, channel.opening.request, words])),
    };
    const { onBoard } = await connect(ships);
    onBoard.open(ON_BOARD).end('engine log');
    await vi.waitFor(() => expect(read).toHaveLength(1));
    expect(await read[0]).toEqual([vesselId, '{"path":"log.txt"}', 'engine log']);
  });

  it('that the shore opens reach the gateway, and carry both ways', async () => {
    const { connection, taken } = await connect({ take: () => {} });
    const channel = connection.openChannel(vesselId, FILE);
    await vi.waitFor(() => expect(taken).toHaveLength(1));
    taken[0]?.end(Buffer.from('from board'));
    channel?.end();
    if (channel === undefined) throw new Error('The channel was not opened');
    expect((await buffer(channel)).toString()).toBe('from board');
    expect(taken[0]?.opening).toMatchObject(ON_BOARD);
  });

  it('are refused for a vessel the stream does not name', async () => {
    const { onBoard } = await connect({ take: () => {} });
    expect((await endOf(onBoard.open({ ...ON_BOARD, vesselIndex: 5 })))?.code).toBe('no-such-vessel');
    expect((await endOf(onBoard.open({ ...ON_BOARD, stream: 'other' })))?.code).toBe('no-such-vessel');
  });

  it('end with the connection', async () => {
    const ended: Promise<ChannelError | null>[] = [];
    const { connection, onBoard } = await connect({ take: (_vessel, channel) => void ended.push(endOf(channel)) });
    onBoard.open(ON_BOARD);
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    await connection.end();
    expect((await ended[0])?.code).toBe('connection-lost');
    expect(connection.openChannel(vesselId, FILE)).toBeUndefined();
  });

  it('are not offered to a gateway of the release before, nor by a shore without a service', async () => {
    const old = await connect({ take: () => {} }, {});
    expect(old.connection.takesChannels).toBe(false);
    expect(old.connection.openChannel(vesselId, FILE)).toBeUndefined();
    const bare = await connect(undefined);
    expect(bare.told.find(({ type }) => type === 'welcome')).toMatchObject({ channels: false });
    expect(bare.connection.takesChannels).toBe(false);
  });
});
