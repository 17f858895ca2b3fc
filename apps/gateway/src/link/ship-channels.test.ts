/** Which service on board takes a channel, and when it may open one. */
import type { Channel, ChannelSet } from '@fms/contract/channel';
import { describe, expect, it } from 'vitest';
import { type OpenToShore, ShipChannels } from './ship-channels.ts';

const channelOf = (opening: object) =>
  ({ opening: { service: 'file', stream: 's.1', vesselIndex: 0, ...opening } }) as Channel;

describe('channels of a ship', () => {
  it('go to the service they are for, and to no other vessel', () => {
    const ship = new ShipChannels(() => 's.1', 0);
    const taken: Channel[] = [];
    ship.serve('file', (channel) => void taken.push(channel));
    const channel = channelOf({});
    void ship.take(channel);
    expect(taken).toEqual([channel]);
    expect(() => ship.take(channelOf({ service: 'camera' }))).toThrow('not set up for this');
    expect(() => ship.take(channelOf({ vesselIndex: 1 }))).toThrow('no such vessel');
    expect(() => ship.take(channelOf({ stream: 's.2' }))).toThrow('no such vessel');
  });

  it('are opened once the shore knows the vessel, on each connection anew', () => {
    const ship = new ShipChannels(() => 's.1', 0);
    const opened: object[] = [];
    const begun: OpenToShore[] = [];
    ship.onReady((open) => {
      begun.push(open);
      open({ service: 'file', lane: 'bulk', request: '{}' });
    });
    ship.vesselAccepted();
    expect(begun).toEqual([]);
    ship.connected({ open: (request: object) => opened.push(request) } as unknown as ChannelSet);
    ship.vesselAccepted();
    expect(opened).toEqual([{ service: 'file', lane: 'bulk', request: '{}', stream: 's.1', vesselIndex: 0 }]);
    ship.disconnected();
    ship.vesselAccepted();
    expect(begun).toHaveLength(1);
  });

  it('tell what of each service crosses the line', () => {
    const ship = new ShipChannels(() => 's.1', 0);
    const crossed: [string, number][] = [];
    ship.onCrossed((service, bytes) => crossed.push([service, bytes]));
    ship.crossed('screen', 7);
    expect(crossed).toEqual([['screen', 7]]);
  });
});
