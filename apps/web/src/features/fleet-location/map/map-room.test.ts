import { expect, it } from 'vitest';
import { getMapRoom } from './map-room.ts';

it.each([
  [
    { isPanelOpen: true, isCardOpen: false, isTimelineOpen: true },
    { left: 308, right: 90, bottom: 190 },
  ],
  [
    { isPanelOpen: true, isCardOpen: true, isTimelineOpen: true },
    { left: 308, right: 360, bottom: 190 },
  ],
  [
    { isPanelOpen: false, isCardOpen: false, isTimelineOpen: false },
    { left: 70, right: 90, bottom: 72 },
  ],
])('follows what stands over the map: %j', (covering, room) => {
  expect(getMapRoom(covering)).toMatchObject(room);
});
