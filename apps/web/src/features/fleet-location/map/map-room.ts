/** What panel, card and timeline take of the map of the fleet. */
import { CARD_AIR, type MapRoom } from '../../../map/index.ts';

interface Covering {
  readonly isPanelOpen: boolean;
  readonly isCardOpen: boolean;
  readonly isTimelineOpen: boolean;
}

/** As wide and high as their style sheets make them, each with 16 px to the edge. */
const PANEL = 16 + 272;
const CARD = 16 + 324;
const TIMELINE = 118;
const HEAD = 60;
const FOOT = 72;
const BUTTONS = 90;
const NAMES = 70;

/** The room that stays for ships, so that what is framed is not under a card. */
export function getMapRoom({ isPanelOpen, isCardOpen, isTimelineOpen }: Covering): MapRoom {
  return {
    top: HEAD,
    left: isPanelOpen ? PANEL + CARD_AIR : NAMES,
    right: isCardOpen ? CARD + CARD_AIR : BUTTONS,
    bottom: FOOT + (isTimelineOpen ? TIMELINE : 0),
  };
}
