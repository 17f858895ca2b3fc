import { createServer, type Server, type Socket } from 'node:net';
import { registerSetting, sourceSetting } from '@fms/contract/link';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSource } from '../../run/open-source.ts';
import type { LineSource } from '../../source/line-source.ts';
import { SourceProbe } from '../../testing/source-probe.ts';
import { readAnswers } from './frame.ts';
import { getRegisterWidth, planRequests } from './plan.ts';

/** Holding registers of a device, and what it was asked for. */
const registers = new Map<number, number>();
const asked: string[] = [];
let server: Server;
let port = 0;
let sockets: Socket[] = [];
let source: LineSource | null = null;
let probe: SourceProbe;

/** Answers as the specification has it; addresses from 1000 on do not exist. */
function answer(request: Buffer): Buffer {
  const [address, count] = [request.readUInt16BE(8), request.readUInt16BE(10)];
  asked.push(`${request.readUInt8(7)}:${address}+${count}`);
  const body =
    address >= 1000
      ? Buffer.from([request.readUInt8(7) | 0x80, 2])
      : Buffer.concat([
          Buffer.from([request.readUInt8(7), count * 2]),
          ...Array.from({ length: count }, (_, i) => {
            const word = Buffer.alloc(2);
            word.writeUInt16BE(registers.get(address + i) ?? 0);
            return word;
          }),
        ]);
  const head = Buffer.from(request.subarray(0, 7));
  head.writeUInt16BE(body.length + 1, 4);
  return Buffer.concat([head, body]);
}

beforeEach(async () => {
  registers.clear();
  asked.length = 0;
  sockets = [];
  probe = new SourceProbe();
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      // One byte at a time: an answer may come in any number of pieces.
      for (const byte of answer(bytes as Buffer)) socket.write(Buffer.from([byte]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});

afterEach(async () => {
  await source?.stop();
  source = null;
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

function listen(list: readonly object[]): void {
  const setting = {
    protocol: 'modbus',
    name: 'genset',
    host: '127.0.0.1',
    port,
    intervalSeconds: 0.1,
    registers: list,
  };
  source = openSource(sourceSetting.parse(setting), probe.parts);
}

describe('a Modbus device', () => {
  it('gives its registers in every type, scaled, neighbours in one request', async () => {
    const floats = Buffer.alloc(4);
    floats.writeFloatBE(49.5);
    const words = [0xfffe, 0xfffe, 0x8000, floats.readUInt16BE(0), floats.readUInt16BE(2), 0x0001, 0x86a0, 0xffff];
    for (const [i, word] of words.entries()) registers.set(i, word);
    listen([
      { address: 0, type: 'int16', scale: 0.1, tag: { name: 'Trim', unit: '°' } },
      { address: 1, type: 'uint16', tag: { name: 'Count' } },
      { address: 2, type: 'bit', bit: 15, tag: { name: 'Running', valueKind: 'boolean' } },
      { address: 3, type: 'float32', tag: { name: 'Frequency', unit: 'Hz' } },
      { address: 5, type: 'uint32', tag: { name: 'Hours', unit: 'h' } },
      { address: 7, type: 'uint16', notAvailable: 0xffff, tag: { name: 'Spare' } },
    ]);
    await probe.until(() => probe.of('Hours').length > 0);
    const first = new Map(probe.values.slice(0, 5).map(({ name, value }) => [name, value]));
    expect(Object.fromEntries(first)).toEqual({
      Trim: -0.2,
      Count: 65_534,
      Running: 1,
      Frequency: 49.5,
      Hours: 100_000,
    });
    expect(asked[0]).toBe('3:0+8');
    expect(probe.of('Spare')).toEqual([]);
  });

  it('that refuses an address is counted, and the rest is read', async () => {
    registers.set(1, 7);
    listen([
      { address: 1, tag: { name: 'There' } },
      { address: 1000, tag: { name: 'Not there' } },
    ]);
    await probe.until(() => probe.refusals.includes('modbus-exception') && probe.of('There').length > 0);
    expect(probe.of('Not there')).toEqual([]);
  });

  it('is connected again after it was cut', async () => {
    listen([{ address: 1, tag: { name: 'There' } }]);
    await probe.until(() => probe.of('There').length > 0);
    for (const socket of sockets) socket.destroy();
    await probe.until(() => probe.states.filter((state) => state.startsWith('listening')).length === 2);
    expect(probe.states.some((state) => state.startsWith('source lost'))).toBe(true);
  });
});

describe('the plan of requests', () => {
  const any = fc.array(
    fc.record({
      address: fc.integer({ min: 0, max: 65_000 }),
      kind: fc.constantFrom('holding', 'input', 'coil', 'discrete'),
      type: fc.constantFrom('int16', 'float32', 'uint32'),
    }),
    { maxLength: 60 },
  );

  it('asks for every register once and never for more than a device must answer', () => {
    fc.assert(
      fc.property(any, (list) => {
        const settings = list.map((one) => registerSetting.parse({ ...one, tag: { name: 'Any' } }));
        const plan = planRequests(settings);
        expect(plan.flatMap((request) => request.registers)).toHaveLength(settings.length);
        for (const { area, address, count, registers: of } of plan) {
          expect(count).toBeLessThanOrEqual(area === 'coil' || area === 'discrete' ? 2000 : 125);
          for (const register of of) {
            expect(register.address).toBeGreaterThanOrEqual(address);
            expect(register.address + getRegisterWidth(register)).toBeLessThanOrEqual(address + count);
          }
        }
      }),
    );
  });

  it('knows what is no Modbus', () => expect(readAnswers(Buffer.from('HTTP/1.1 400 Bad Request'))).toBeNull());
});
