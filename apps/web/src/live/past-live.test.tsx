import { type TagId, toId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { expect, it, vi } from 'vitest';
import { buildAlarm, buildTag, NOON } from '../testing/builders.ts';
import { createStillLive } from '../testing/still-live.ts';
import { createPastLive } from './past-live.ts';

const tag = buildTag(7, { name: 'Lube oil pressure', intervalSeconds: 5, value: 4.3 });
const tagId = toId<TagId>(7);
const sample = (value: number, time: number) => ({ tagId, value, time, quality: 0 });

function openPast() {
  const { live, frames } = createStillLive({});
  const past = createPastLive(live, frames, NOON - 10 * MINUTE_MS);
  past.live.tags.describe([tag]);
  return { past, frames };
}

it('knows nothing of the newest value of a tag', () => {
  const { past, frames } = openPast();
  frames.draw();
  expect(past.live.tags.read(tagId).freshness).toBe('unknown');
});

it('shows the values of a moment as fresh as they were then, also of one that lies before', () => {
  const { past, frames } = openPast();
  const moments = [
    [NOON - 10 * MINUTE_MS, 4.2, 2_000, 'fresh'],
    [NOON - 90 * MINUTE_MS, 4.1, 60 * MINUTE_MS, 'stale'],
  ] as const;
  for (const [at, value, ageMs, freshness] of moments) {
    past.show(at, [sample(value, at - ageMs)]);
    frames.draw();
    expect(past.live.tags.read(tagId)).toMatchObject({ freshness, sample: { value } });
    expect(past.live.clock.now()).toBe(at);
  }
});

it('knows the alarms of the moment it shows, and none where they could not be read', () => {
  const { past } = openPast();
  const alarm = buildAlarm(1);
  past.show(NOON, [], [alarm]);
  expect(past.live.alarms.snapshot).toEqual({ active: [alarm], isKnown: true });
  past.show(NOON + 1, []);
  expect(past.live.alarms.snapshot).toEqual({ active: [], isKnown: false });
});

it('drops what a later moment no longer has', () => {
  const { past, frames } = openPast();
  past.show(NOON, [sample(4.2, NOON)]);
  past.show(NOON + 1, []);
  frames.draw();
  expect(past.live.tags.read(tagId).freshness).toBe('unknown');
});

it('tells which tags are on screen, and when another comes', () => {
  const { past } = openPast();
  const heard = vi.fn();
  past.onWatched(heard);
  const leave = past.live.tags.subscribe(tagId, () => {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(past.watched()).toEqual([tagId]);
  leave();
  expect(past.watched()).toEqual([]);
});
