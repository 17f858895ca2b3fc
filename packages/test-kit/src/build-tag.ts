/** Tags as the API answers them. */
import type { Tag } from '@fms/contract/tag';
import { NO_LIMITS } from '@fms/domain/alarm';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { takeNextNumber } from './counter.ts';

/** A speed of vessel 1 in knots that has no value yet. */
export function buildTag(parts: Partial<Tag> = {}): Tag {
  const number = takeNextNumber('tag');
  return {
    Id: toId<TagId>(number),
    vesselId: toId<VesselId>(1),
    name: `Tag ${number}`,
    description: '',
    unit: 'kn',
    type: 0,
    valueKind: 'number',
    source: 'GP',
    subsystem: 'Navigation',
    decimals: 1,
    intervalSeconds: 1,
    min: 0,
    max: 1000,
    ...NO_LIMITS,
    value: null,
    timestamp: null,
    quality: 0,
    ...parts,
  };
}
