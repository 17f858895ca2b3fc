import { type TagId, toId } from '@fms/domain/identity';
import { QUALITY_BAD_SOURCE, QUALITY_SIMULATED } from '@fms/domain/quality';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildTag, NOON } from '../testing/builders.ts';
import { ManualFrames } from '../testing/manual-frames.ts';
import { createStillLive } from '../testing/still-live.ts';
import type { Live } from './live.ts';
import { LiveProvider } from './live-context.tsx';
import { TagCache } from './tag-cache.ts';
import { useTag } from './use-tag.ts';

const tagId = (id: number) => toId<TagId>(id);
const sample = (id: number, value: number, time = NOON) => ({ tagId: tagId(id), value, time, quality: 0 });

const WIDGETS = 300;
const MOVING = 10;
const BATCHES_PER_FRAME = 5;
const FRAMES = 30;
/** How often the parts of the dashboard were drawn. */
const counts = { widgets: 0, shell: 0 };

function Widget({ id }: { id: number }) {
  counts.widgets += 1;
  return <span>{String(useTag(tagId(id)).sample?.value)}</span>;
}

function Shell({ live }: { live: Live }) {
  counts.shell += 1;
  return (
    <LiveProvider live={live}>
      {Array.from({ length: WIDGETS }, (_, id) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the tag
        <Widget key={id} id={id + 1} />
      ))}
    </LiveProvider>
  );
}

describe('the dashboard of 300 widgets', () => {
  it('draws 10 widgets a frame and the shell never again, and leaves no listener behind', () => {
    const { live, frames } = createStillLive();
    const { unmount } = render(<Shell live={live} />);
    expect(live.tags.watchedCount).toBe(WIDGETS);
    counts.widgets = 0;
    counts.shell = 0;
    for (let frame = 0; frame < FRAMES; frame += 1) {
      act(() => {
        for (let batch = 0; batch < BATCHES_PER_FRAME; batch += 1) {
          const at = NOON + frame * 100 + batch;
          for (let id = 1; id <= MOVING; id += 1) live.tags.put(sample(id, frame * 100 + batch, at));
        }
        frames.draw();
      });
    }
    expect(counts).toEqual({ widgets: MOVING * FRAMES, shell: 0 });
    expect(screen.getAllByText('2904')).toHaveLength(MOVING);
    unmount();
    expect(live.tags.watchedCount).toBe(0);
  });
});

describe('TagCache', () => {
  function aCache(now = { ms: NOON }) {
    const frames = new ManualFrames();
    return { frames, now, cache: new TagCache({ frames, now: () => now.ms }) };
  }

  it('lets a late sample lose and the next one of the same millisecond win', () => {
    const { cache, frames } = aCache();
    cache.put(sample(1, 10, NOON));
    cache.put(sample(1, 5, NOON - 1));
    cache.put(sample(1, 11, NOON));
    frames.draw();
    expect(cache.read(tagId(1)).sample?.value).toBe(11);
  });

  it('keeps a value it has against an older one of the tag list', () => {
    const { cache, frames } = aCache();
    cache.put(sample(1, 10, NOON));
    cache.describe([buildTag(1, { value: 3, timestamp: new Date(NOON - 60_000).toISOString() })]);
    frames.draw();
    expect(cache.read(tagId(1)).sample?.value).toBe(10);
  });

  it('knows what is described at once, but tells who looks at it with the next frame', () => {
    const { cache, frames } = aCache();
    const tag = (id: number) => buildTag(id, { value: id, timestamp: new Date(NOON).toISOString() });
    const told = vi.fn();
    cache.subscribe(tagId(1), told);
    cache.describe([tag(1), tag(2)]);
    expect(cache.read(tagId(2))).toMatchObject({ sample: { value: 2 }, freshness: 'fresh' });
    expect(cache.read(tagId(1)).freshness).toBe('unknown');
    expect(told).not.toHaveBeenCalled();
    frames.draw();
    expect(cache.read(tagId(1)).sample?.value).toBe(1);
    expect(told).toHaveBeenCalledOnce();
  });

  it('hands out the same reading until something changed', () => {
    const { cache, frames } = aCache();
    cache.describe([buildTag(1, { value: 3, timestamp: new Date(NOON).toISOString() })]);
    frames.draw();
    const before = cache.read(tagId(1));
    cache.updateAges();
    frames.draw();
    expect(cache.read(tagId(1))).toBe(before);
  });

  it.each([
    ['fresh within 15 s', 15_000, 1, 0, 'fresh'],
    ['late past 15 s', 15_001, 1, 0, 'late'],
    ['fresh within three intervals of a slow tag', 30_000, 10, 0, 'fresh'],
    ['late past three intervals of a slow tag', 30_001, 10, 0, 'late'],
    ['stale past ten minutes', 600_001, 1, 0, 'stale'],
    ['bad when its source says so, however fresh', 0, 1, QUALITY_BAD_SOURCE, 'bad'],
    ['simulated while fresh', 0, 1, QUALITY_SIMULATED, 'simulated'],
    ['late rather than simulated', 15_001, 1, QUALITY_SIMULATED, 'late'],
    ['fresh for a while without an interval', 60_000, null, 0, 'fresh'],
  ])('calls a value %s', (_words, ageMs, intervalSeconds, quality, expected) => {
    const { cache, frames, now } = aCache();
    cache.describe([buildTag(1, { intervalSeconds })]);
    cache.put({ ...sample(1, 1), quality });
    frames.draw();
    now.ms = NOON + ageMs;
    cache.subscribe(tagId(1), () => {});
    cache.updateAges();
    frames.draw();
    expect(cache.read(tagId(1)).freshness).toBe(expected);
  });

  it('computes ages by the corrected clock of the vessel (§9.6)', () => {
    const { cache, frames } = aCache();
    const tag = buildTag(1, { intervalSeconds: 1, value: 3, timestamp: new Date(NOON - 3_600_000).toISOString() });
    cache.setClockOffset(tag.vesselId, 3_600_000);
    cache.describe([tag]);
    frames.draw();
    expect(cache.read(tagId(1)).freshness).toBe('fresh');
  });

  it('keeps a tag without an interval fresh as long as its ship speaks', () => {
    const { cache, frames, now } = aCache();
    cache.describe([buildTag(1, { intervalSeconds: null }), buildTag(2)]);
    cache.put(sample(1, 1, NOON));
    now.ms = NOON + 3_600_000;
    cache.put(sample(2, 7, now.ms));
    frames.draw();
    expect(cache.read(tagId(1)).freshness).toBe('fresh');
  });

  it('tells a listener that its value grew old without a new one', () => {
    const { cache, frames, now } = aCache();
    cache.describe([buildTag(1)]);
    cache.put(sample(1, 1));
    frames.draw();
    const heard: string[] = [];
    cache.subscribe(tagId(1), () => heard.push(cache.read(tagId(1)).freshness));
    now.ms = NOON + 20_000;
    cache.updateAges();
    frames.draw();
    now.ms = NOON + 700_000;
    cache.updateAges();
    frames.draw();
    expect(heard).toEqual(['late', 'stale']);
  });

  it('calls a null unknown and never zero', () => {
    const { cache, frames } = aCache();
    cache.put({ ...sample(1, 0), value: null });
    frames.draw();
    expect(cache.read(tagId(1)).freshness).toBe('unknown');
  });
});
