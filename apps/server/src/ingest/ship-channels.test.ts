/** Which module takes a channel of a ship. */
import type { Channel } from '@fms/contract/channel';
import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { createServedChannels } from './ship-channels.ts';

const vesselId = toId<VesselId>(7);
const channelOf = (service: string) => ({ opening: { service } }) as Channel;

describe('channels that ships open', () => {
  it('go to the module of their service', () => {
    const served = createServedChannels();
    const taken: unknown[] = [];
    served.serve('file', (vessel, { opening }) => void taken.push([vessel, opening.service]));
    void served.take(vesselId, channelOf('file'));
    expect(taken).toEqual([[vesselId, 'file']]);
  });

  it('are refused where no module takes them', () => {
    const served = createServedChannels();
    expect(() => served.take(vesselId, channelOf('screen'))).toThrow('offers no such channel');
  });

  it('have one module a service', () => {
    const served = createServedChannels();
    served.serve('camera', () => {});
    expect(() => served.serve('camera', () => {})).toThrow('Two modules');
  });
});
