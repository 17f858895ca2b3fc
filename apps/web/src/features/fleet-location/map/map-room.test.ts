import { expect, it } from 'vitest';
import { getMapRoom } from './map-room.ts';

it.each([
  [
    { isPanelOpen: true, isCardOpen: false, isTimelineOpen: true, width: 1440 },
    { left: 308, right: 90, bottom: 190 },
  ],
  [
    { isPanelOpen: true, isCardOpen: true, isTimelineOpen: true, width: 1440 },
    { left: 308, right: 360, bottom: 190 },
  ],
  [
    { isPanelOpen: false, isCardOpen: false, isTimelineOpen: false, width: 1440 },
    { left: 70, right: 90, bottom: 72 },
  ],
  [
    { isPanelOpen: true, isCardOpen: true, isTimelineOpen: true, width: 1024 },
    { left: 308, right: 360, bottom: 224 },
  ],
  [
    { isPanelOpen: false, isCardOpen: false, isTimelineOpen: true, width: 390 },
    { top: 80, left: 70, right: 90, bottom: 284 },
  ],
  [
    { isPanelOpen: false, isCardOpen: true, isTimelineOpen: false, width: 390 },
    { top: 80, left: 70, right: 70, bottom: 340 },
  ],
])('follows what stands over the map: %j', (covering, room) => {
  expect(getMapRoom(covering)).toMatchObject(room);
});
