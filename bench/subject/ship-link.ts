/** A link client that sends batches as fast as the shore's window allows, with frames of the contract. */
import {
  type Batch,
  decodeShoreFrame,
  encodeFrame,
  LINK_PATH,
  LINK_PROTOCOL,
  LINK_WINDOW,
  type ShoreFrame,
  type TagDeclaration,
  type TagDeclarationInput,
  tagDeclaration,
  toBatchFrame,
} from '@fms/contract/link';
import { WebSocket } from 'ws';

export interface ShipLink {
  /** Ids the shore gave the vessels, by index. */
  vesselIds: number[];
  /** Resolves when there is room in the window, not when it is stored. */
  send(batch: Omit<Batch, 'stream' | 'sequence'>): Promise<void>;
  /** Resolves when everything sent is stored; of a link that has sent nothing yet, when its tags are known. */
  stored(): Promise<void>;
  close(): void;
}

/** Opens a stream with `vesselCount` vessels that each have the tags `tagsOf` names; each is called as `nameOf` says. */
export async function openShipLink(
  server: string,
  key: string,
  stream: string,
  vesselCount: number,
  tagsOf: (vesselIndex: number) => TagDeclarationInput[],
  nameOf: (vesselIndex: number) => string = (index) => `${stream} ${index}`,
): Promise<ShipLink> {
  const socket = new WebSocket(server.replace('http', 'ws') + LINK_PATH, {
    headers: { authorization: `Bearer ${key}` },
  });
  socket.binaryType = 'nodebuffer';
  const vesselIds: number[] = [];
  let sent = 0;
  let acknowledged = 0;
  let wake: (() => void)[] = [];
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});

  function receive(frame: ShoreFrame): void {
    if (frame.type === 'vesselAccepted') vesselIds[frame.index] = frame.vesselId;
    else if (frame.type === 'ack') acknowledged = Math.max(acknowledged, frame.sequence);
    else if (frame.type === 'refused' || frame.type === 'vesselRefused')
      fail(new Error(`${frame.code}: ${frame.message}`));
    const waiting = wake;
    wake = [];
    for (const resume of waiting) resume();
  }

  async function until(true_: () => boolean): Promise<void> {
    while (!true_()) await Promise.race([failed, new Promise<void>((resume) => wake.push(resume))]);
  }

  socket.on('message', (data: Buffer) => {
    const decoded = decodeShoreFrame(data);
    if (decoded.ok) receive(decoded.frame);
    else fail(new Error(decoded.reason));
  });
  socket.on('close', (code, reason) => fail(new Error(`link closed ${code} ${reason}`)));
  await new Promise<void>((open, refused) => {
    socket.once('open', open);
    socket.once('error', refused);
  });
  socket.on('error', fail);
  socket.send(encodeFrame({ type: 'hello', protocol: LINK_PROTOCOL, gateway: 'bench', software: 'bench' }));
  socket.send(encodeFrame({ type: 'open', stream }));
  for (let index = 0; index < vesselCount; index++) {
    const particulars = { name: nameOf(index), shipType: 'cargo' as const };
    socket.send(
      encodeFrame({ type: 'vessel', stream, index, reference: { name: particulars.name }, create: true, particulars }),
    );
  }
  await until(() => vesselIds.filter((id) => id !== undefined).length === vesselCount);
  let firstIndex = 0;
  for (let index = 0; index < vesselCount; index++) {
    const tags: TagDeclaration[] = tagsOf(index).map((tag) => tagDeclaration.parse({ ...tag, vesselIndex: index }));
    socket.send(encodeFrame({ type: 'tags', stream, firstIndex, tags }));
    firstIndex += tags.length;
  }

  const send: ShipLink['send'] = async (batch) => {
    await until(() => sent - acknowledged < LINK_WINDOW);
    socket.send(encodeFrame(toBatchFrame({ ...batch, stream, sequence: ++sent })));
  };
  // Nothing is in it; it is acknowledged once the tags before it are declared.
  await send({ lane: 'live', numbers: [], positions: [], texts: [], traffic: [] });

  return {
    vesselIds,
    send,
    stored: () => until(() => acknowledged >= sent),
    close: () => socket.terminate(),
  };
}
