/** A gateway as tests need one: real frames over a real socket, each answer awaited by what it is. */
import {
  type Batch,
  decodeShoreFrame,
  encodeFrame,
  type GatewayFrame,
  type GatewayFrameInput,
  LINK_PATH,
  LINK_PROTOCOL,
  type ShoreFrame,
  type TagDeclaration,
  toBatchFrame,
} from '@fms/contract/link';
import { WebSocket } from 'ws';

type Answer<Type extends ShoreFrame['type']> = Extract<ShoreFrame, { type: Type }>;
type DeclaredTag = Partial<TagDeclaration> & Pick<TagDeclaration, 'name'>;

export interface LinkClient {
  send(frame: GatewayFrameInput): void;
  sendBytes(bytes: Uint8Array | string): void;
  /** The next answer of a type, also when it came before it was asked for. */
  next<Type extends ShoreFrame['type']>(type: Type): Promise<Answer<Type>>;
  /** Opens a stream with one vessel and its tags, at the indexes they are listed in. */
  open(
    stream: string,
    vessel: { name: string; mmsi?: string },
    tags: readonly DeclaredTag[],
  ): Promise<{ vesselId: number }>;
  /** Sends a batch and waits for its `ack`. */
  store(batch: Partial<Batch> & Pick<Batch, 'stream' | 'sequence'>): Promise<void>;
  /** Code and reason the shore ended the connection with. */
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

export const positionTag: DeclaredTag = { name: 'Position', type: 8, role: 'position' };

/** Connects; with a key that was never issued the returned client is closed at once. */
export async function connectLink(server: string, key: string): Promise<LinkClient> {
  const url = `${server.replace(/^http/, 'ws')}${LINK_PATH}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${key}` } });
  const inbox: ShoreFrame[] = [];
  const waiting: { type: string; resolve: (frame: ShoreFrame) => void }[] = [];
  socket.on('message', (data) => {
    const decoded = decodeShoreFrame(data as Buffer);
    if (!decoded.ok) throw new Error(`the shore sent a frame that is ${decoded.reason}`);
    const wanted = waiting.findIndex(({ type }) => type === decoded.frame.type);
    if (wanted < 0) inbox.push(decoded.frame);
    else waiting.splice(wanted, 1)[0]?.resolve(decoded.frame);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => {});

  const client: LinkClient = {
    // The reader of the frame fills in defaults of the contract.
    send: (frame) => socket.send(encodeFrame(frame as GatewayFrame)),
    sendBytes: (bytes) => socket.send(bytes),
    next(type) {
      const there = inbox.findIndex((frame) => frame.type === type);
      if (there >= 0) return Promise.resolve(inbox.splice(there, 1)[0] as Answer<typeof type>);
      return new Promise((resolve) =>
        waiting.push({ type, resolve: (frame) => resolve(frame as Answer<typeof type>) }),
      );
    },
    async open(stream, vessel, tags) {
      client.send({ type: 'open', stream });
      await client.next('opened');
      client.send({ type: 'vessel', stream, index: 0, reference: vessel, create: true, particulars: {} });
      const { vesselId } = await client.next('vesselAccepted');
      const declared = tags.map((tag) => ({ vesselIndex: 0, source: 'test', ...tag }));
      client.send({ type: 'tags', stream, firstIndex: 0, tags: declared });
      return { vesselId };
    },
    async store({ stream, sequence, ...readings }) {
      const nothing = { lane: 'live', numbers: [], positions: [], texts: [], traffic: [] } as const;
      client.send(toBatchFrame({ stream, sequence, ...structuredClone(nothing), ...readings } as Batch));
      const acknowledged = await client.next('ack');
      if (acknowledged.sequence !== sequence) throw new Error(`batch ${acknowledged.sequence} was acknowledged`);
    },
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
  client.send({ type: 'hello', protocol: LINK_PROTOCOL, gateway: 'test', software: 'test 1' });
  return client;
}
