/**
 * Positions, tag values and active alarms between visits: read once at start, so that the last known fleet is there with
 * its age before the network answers, and written now and then and when the page is left.
 */
import { alarm } from '@fms/contract/alarm';
import type { VesselId } from '@fms/domain/identity';
import { z } from 'zod';
import type { Live, LivePosition, TagSample } from '../../live/index.ts';
import { readOffline, writeOffline } from '../../storage/offline-store.ts';

const WRITE_EVERY_MS = 30_000;

/** What the database holds was written by this file, but perhaps by another version of it. */
function isEntryList(value: unknown): value is [VesselId, LivePosition][] {
  return Array.isArray(value) && value.every((entry) => Array.isArray(entry) && typeof entry[1]?.latitude === 'number');
}

function isSampleList(value: unknown): value is TagSample[] {
  return Array.isArray(value) && value.every((entry) => typeof entry?.tagId === 'number' && 'value' in entry);
}

/** Restores what is known of `user` and keeps it up to date. Returns the function that ends it. */
export function persistLive({ positions, tags, alarms }: Live, user: string): () => void {
  const positionKey = `positions:${user}`;
  const tagKey = `tags:${user}`;
  const alarmKey = `alarms:${user}`;
  let isLeft = false;

  const restore = async () => {
    const keys = [positionKey, tagKey, alarmKey];
    const [oldPositions, oldSamples, oldAlarms] = await Promise.all(keys.map(readOffline));
    if (isLeft) return;
    if (isEntryList(oldPositions)) for (const [id, position] of oldPositions) positions.put(id, position);
    if (isSampleList(oldSamples)) for (const sample of oldSamples) tags.put(sample);
    alarms.recall(z.array(alarm).safeParse(oldAlarms).data ?? []);
  };
  const write = () => {
    void writeOffline(positionKey, positions.entries());
    void writeOffline(tagKey, tags.samples());
    // An initial empty list must not overwrite the stored one.
    if (alarms.snapshot.isKnown) void writeOffline(alarmKey, alarms.snapshot.active);
  };

  void restore();
  const timer = setInterval(write, WRITE_EVERY_MS);
  window.addEventListener('pagehide', write);
  return () => {
    isLeft = true;
    clearInterval(timer);
    window.removeEventListener('pagehide', write);
  };
}
