import type { PositionsMessage } from '@fms/contract/hub';
import type { TagId, VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import type { LatestSamples } from '../platform/bus/bus.ts';
import { DISCONNECT_ABOVE_BYTES, Outbox, THIN_ABOVE_BYTES } from './outbox.ts';

function slowSocket() {
  const sent: [string, unknown][] = [];
  const socket = {
    waitingBytes: 0,
    send: (target: string, argument: unknown) => void sent.push([target, argument]),
    cut: (reason: string) => void sent.push(['cut', reason]),
  };
  return { socket, sent, outbox: new Outbox(socket, () => 1_000) };
}

const sample = (tagId: number, value: number): LatestSamples => ({
  vesselId: 1 as VesselId,
  tagIds: [tagId as TagId],
  times: [value],
  values: [value],
  qualities: [0],
});

describe('a client that reads too slowly', () => {
  it('keeps the latest of each tag, is told how many fell, and loses no alarm', () => {
    const { socket, sent, outbox } = slowSocket();
    socket.waitingBytes = THIN_ABOVE_BYTES + 1;
    for (let value = 1; value <= 5; value++) outbox.samples(sample(7, value), [0]);
    outbox.samples(sample(8, 1), [0]);
    outbox.must('broadcastAlarmMessage', ['first']);
    outbox.must('broadcastAlarmMessage', ['second']);
    expect(sent).toEqual([
      ['broadcastAlarmMessage', ['first']],
      ['broadcastAlarmMessage', ['second']],
    ]);
    socket.waitingBytes = 0;
    outbox.drain();
    expect(sent.slice(2)).toEqual([
      ['thinned', { dropped: 4, since: '1970-01-01T00:00:01.000Z' }],
      ['samples', { sequence: 1, tagIds: [7, 8], times: [5, 1], values: [5, 1], qualities: [0, 0] }],
    ]);
    expect(outbox.waiting).toBe(0);
  });

  it('keeps one position a vessel however many come', () => {
    const { socket, outbox } = slowSocket();
    socket.waitingBytes = THIN_ABOVE_BYTES + 1;
    const position = {
      vesselId: 1 as VesselId,
      time: 0,
      latitude: 0,
      longitude: 0,
      speedKnots: null,
      courseDegrees: null,
      headingDegrees: null,
      quality: 0,
    };
    for (let i = 0; i < 1000; i++) outbox.positions([position], {} as PositionsMessage);
    expect(outbox.waiting).toBe(1);
  });

  it('is cut when even what must arrive piles up', () => {
    const { socket, sent, outbox } = slowSocket();
    socket.waitingBytes = DISCONNECT_ABOVE_BYTES + 1;
    outbox.must('broadcastAlarmMessage', []);
    expect(sent).toEqual([['cut', 'The client reads too slowly.']]);
  });
});
