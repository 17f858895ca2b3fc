/** Two ends of a line that delivers in order, late, and only so much at a time. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { type Channel, ChannelError } from './channel.ts';
import {
  CHANNEL_CREDIT_BYTES,
  type ChannelFrame,
  type ChannelLane,
  channelFrame,
  MAX_CHANNEL_DATA_BYTES,
  MAX_CHANNELS,
} from './channel-frame.ts';
import { ChannelSet } from './channel-set.ts';

interface Ends {
  readonly ship: ChannelSet;
  readonly shore: ChannelSet;
  /** Every frame that crossed, parsed as the other end parses it. */
  readonly crossed: ChannelFrame[];
  /** Bytes of each service, as both ends were told of them. */
  readonly told: Record<'ship' | 'shore', Record<string, number>>;
  /** Ends the line. */
  cut(): void;
}

interface Behaviour {
  readonly take?: (channel: Channel) => Promise<void> | void;
  readonly room?: (lane: ChannelLane) => number;
}

function connect({ take = () => {}, room = () => Number.MAX_SAFE_INTEGER }: Behaviour = {}): Ends {
  const crossed: ChannelFrame[] = [];
  const told: Ends['told'] = { ship: {}, shore: {} };
  let isCut = false;
  const open = (end: 'ship' | 'shore', other: () => ChannelSet) =>
    new ChannelSet({
      end,
      now: () => 0,
      take,
      gate: { room },
      crossed: (service, bytes) => {
        told[end][service] = (told[end][service] ?? 0) + bytes;
      },
      onFailure: (error) => {
        throw error;
      },
      send: (frame) => {
        const read = channelFrame.parse(frame);
        crossed.push(read);
        setImmediate(() => !isCut && other().receive(read));
      },
    });
  const ship: ChannelSet = open('ship', () => shore);
  const shore: ChannelSet = open('shore', () => ship);
  const cut = () => {
    isCut = true;
    ship.close();
    shore.close();
  };
  return { ship, shore, crossed, told, cut };
}

const FILE = { service: 'file', lane: 'bulk', stream: 's', vesselIndex: 0, request: '{}' } as const;
const SCREEN = { ...FILE, service: 'screen', lane: 'interactive' } as const;

/** Bytes of a seeded generator: the same in each run. */
function seededBytes(length: number, seed = 1): Buffer {
  const parts = Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
    createHash('sha256').update(`${seed}/${at}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, length);
}

describe('channels of a link', () => {
  it('carry bytes both ways at once, more than there is credit for, and end each way by itself', async () => {
    const { ship, shore } = connect({ take: (channel) => void channel.pipe(channel) });
    const sent = seededBytes(3 * CHANNEL_CREDIT_BYTES + 17);
    const channel = ship.open(FILE);
    const [back] = await Promise.all([buffer(channel), pipeline(Readable.from([sent]), channel, { end: true })]);
    expect(back.equals(sent)).toBe(true);
    await new Promise((later) => setImmediate(later));
    expect([ship.size, shore.size]).toEqual([0, 0]);
  });

  it('tell both ends the bytes of each service, of both directions', async () => {
    const { ship, told } = connect({ take: (channel) => void channel.resume().end(seededBytes(1000)) });
    ship.open(FILE).resume().end(seededBytes(200_000));
    ship.open(SCREEN).resume().end(seededBytes(70_000));
    await settle();
    const bytes = { file: 201_000, screen: 71_000 };
    expect(told).toEqual({ ship: bytes, shore: bytes });
  });

  it('never send a data frame above its bound, nor more than the credit to a reader that stands still', async () => {
    const { ship, crossed } = connect({ take: () => {} });
    ship.open(FILE).write(seededBytes(2 * CHANNEL_CREDIT_BYTES));
    await settle();
    const sizes = crossed.flatMap((frame) => (frame.type === 'channelData' ? [frame.bytes.length] : []));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_CHANNEL_DATA_BYTES);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(CHANNEL_CREDIT_BYTES);
  });

  it('let others pass one whose reader stands still', async () => {
    const arrived: Buffer[] = [];
    const { ship } = connect({
      take: (channel) => {
        if (channel.opening.request === 'read') void buffer(channel).then((all) => arrived.push(all));
      },
    });
    ship.open(FILE).write(seededBytes(2 * CHANNEL_CREDIT_BYTES));
    await settle();
    const second = ship.open({ ...FILE, request: 'read' });
    second.end(seededBytes(300_000, 2));
    await settle();
    expect(arrived[0]?.equals(seededBytes(300_000, 2))).toBe(true);
  });

  it('take turns, frame by frame', async () => {
    const { ship, crossed } = connect({ take: (channel) => void channel.resume() });
    for (let count = 0; count < 3; count += 1) ship.open(FILE).end(seededBytes(200_000, count));
    await settle();
    const order = crossed.flatMap((frame) => (frame.type === 'channelData' ? [frame.channel] : []));
    // The first was taken before the others were.
    expect(order.slice(1, 7)).toEqual([1, 3, 5, 1, 3, 5]);
  });

  it('send nothing of a lane that has no room, and go on when it has', async () => {
    let isHeld = true;
    const { ship, crossed } = connect({
      take: (channel) => void channel.resume(),
      room: (lane) => (lane === 'bulk' && isHeld ? 0 : 1_000_000),
    });
    ship.open(FILE).end(seededBytes(50_000));
    ship.open(SCREEN).end(seededBytes(50_000));
    await settle();
    const channels = () => new Set(crossed.flatMap((frame) => (frame.type === 'channelData' ? [frame.channel] : [])));
    expect(channels()).toEqual(new Set([3]));
    isHeld = false;
    ship.pump('bulk');
    await settle();
    expect(channels()).toEqual(new Set([1, 3]));
  });

  it('are refused with code and message, which who opened it hears', async () => {
    const { ship, shore } = connect({
      take: () => {
        throw new ChannelError('not-allowed', 'The file tab is closed to this key.');
      },
    });
    const error = await endOf(ship.open(FILE));
    expect([error?.code, error?.message]).toEqual(['not-allowed', 'The file tab is closed to this key.']);
    expect([ship.size, shore.size]).toEqual([0, 0]);
  });

  it('are cut at once for both ends by either', async () => {
    const taken: Channel[] = [];
    const { ship, shore } = connect({ take: (channel) => void taken.push(channel) });
    const channel = ship.open(SCREEN);
    channel.write(seededBytes(100_000));
    await settle();
    const [there] = taken;
    if (there === undefined) throw new Error('The channel was not taken');
    const ended = endOf(channel);
    there.destroy(new ChannelError('right-ended', 'The right to the ship view has ended.'));
    expect((await ended)?.code).toBe('right-ended');
    expect([ship.size, shore.size]).toEqual([0, 0]);
  });

  it('end with the line, on both ends', async () => {
    const taken: Channel[] = [];
    const { ship, cut } = connect({ take: (channel) => void taken.push(channel) });
    const here = endOf(ship.open(FILE));
    await settle();
    const there = taken.map(endOf);
    cut();
    expect((await here)?.code).toBe('connection-lost');
    expect((await Promise.all(there)).map((error) => error?.code)).toEqual(['connection-lost']);
  });

  it('are bounded in number for both ends', async () => {
    const { ship } = connect();
    for (let count = 0; count < MAX_CHANNELS; count += 1) ship.open(FILE);
    expect(() => ship.open(FILE)).toThrow(ChannelError);
  });
});

describe('a hostile other end', () => {
  const alone = (frames: readonly ChannelFrame[]) => {
    const answers: ChannelFrame[] = [];
    const taken: Channel[] = [];
    const set = new ChannelSet({
      end: 'shore',
      now: () => 0,
      take: (channel) => void taken.push(channel),
      gate: { room: () => 1_000_000 },
      onFailure: () => {},
      send: (frame) => answers.push(frame),
    });
    for (const frame of frames) set.receive(frame);
    return { set, answers, taken };
  };
  const opening = (channel: number): ChannelFrame => ({ type: 'channelOpen', channel, ...FILE });

  it.each([
    ['a number of the shore', [opening(2)]],
    ['a number that was used', [opening(3), opening(3)]],
    ['a number before one that was used', [opening(5), opening(3)]],
  ])('is refused %s', async (_name, frames) => {
    const { answers } = alone(frames);
    await settle();
    expect(answers.filter(({ type }) => type === 'channelRefused')).toMatchObject([{ code: 'number-taken' }]);
  });

  it('may not send beyond its credit', async () => {
    const data: ChannelFrame = { type: 'channelData', channel: 1, bytes: new Uint8Array(MAX_CHANNEL_DATA_BYTES) };
    const count = CHANNEL_CREDIT_BYTES / MAX_CHANNEL_DATA_BYTES + 1;
    const { answers, set } = alone([opening(1), ...Array.from({ length: count }, () => data)]);
    await settle();
    expect(answers.find(({ type }) => type === 'channelCut')).toMatchObject({ code: 'credit-exceeded' });
    expect(set.size).toBe(0);
  });

  it('is ignored about channels that are not open', async () => {
    const reason = { code: 'x', message: '' };
    const { answers } = alone([
      { type: 'channelOpened', channel: 2 },
      { type: 'channelRefused', channel: 2, ...reason },
      { type: 'channelCredit', channel: 2, bytes: 5 },
      { type: 'channelArrived', bytes: 5 },
      { type: 'channelEnd', channel: 2 },
      { type: 'channelCut', channel: 2, ...reason },
    ]);
    await settle();
    expect(answers).toEqual([]);
  });
});

/** Until nothing crosses any more: the line of these tests needs a few rounds of the event loop for each frame. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2000; round += 1) await new Promise((later) => setImmediate(later));
}

function endOf(channel: Channel): Promise<ChannelError | null> {
  return new Promise((ended) => {
    channel.once('close', () => ended(channel.errored as ChannelError | null));
  });
}
