import { type TagId, toId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { type BlockBucket, packBlocks } from './performance-block.ts';

const START = Date.UTC(2026, 10, 21);
const [SPEED, PORT, STARBOARD, DRAUGHT] = [1, 2, 3, 4].map((id) => toId<TagId>(id)) as [TagId, TagId, TagId, TagId];
const bucket = (minute: number, avg: number, range = 0, count = 60): BlockBucket => ({
  timeMs: START + minute * MINUTE_MS,
  ...{ min: avg - range / 2, max: avg + range / 2, avg, count },
});
const pack = (buckets: [TagId, BlockBucket[]][]) =>
  packBlocks(
    START,
    { speedThroughWater: [SPEED], shaftPower: [PORT, STARBOARD], draught: [DRAUGHT], rudder: [] },
    new Map(buckets),
  );

describe('blocks of ten minutes', () => {
  it('are those under way, with the power of all shafts', () => {
    const blocks = pack([
      [SPEED, [bucket(0, 12.5, 0.4), bucket(10, 12.6), bucket(20, 0), bucket(30, 12.4)]],
      [PORT, [bucket(0, 2500, 20, 40), bucket(10, 2600), bucket(20, 100), bucket(30, 2400)]],
      [STARBOARD, [bucket(0, 2400, 10), bucket(20, 100), bucket(30, 2300)]],
      [DRAUGHT, [bucket(0, 11.2)]],
    ]);
    // Of minute 10 the power of one shaft is not known, at minute 20 the ship stands.
    expect(blocks.minutes).toEqual([0, 30]);
    expect(blocks.counts).toEqual([40, 60]);
    expect(blocks.columns.shaftPower).toEqual({ mean: [4900, 4700] });
    expect(blocks.columns.speedThroughWater).toEqual({ mean: [12.5, 12.4], range: [0.4, 0] });
    expect(blocks.columns.draught?.mean).toEqual([11.2, 11.2]);
    expect(blocks.columns.rudder).toBeUndefined();
  });

  it('are none without speed or power', () => {
    expect(pack([[SPEED, [bucket(0, 12)]]]).minutes).toEqual([]);
  });
});
