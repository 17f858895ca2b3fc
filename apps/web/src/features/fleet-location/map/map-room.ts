/** What panel, card and timeline take of the map of the fleet. */
import { CARD_AIR, type MapRoom } from '../../../map/index.ts';

interface Covering {
  readonly isPanelOpen: boolean;
  readonly isCardOpen: boolean;
  readonly isTimelineOpen: boolean;
  /** Of the window, px: decides how many rows the timeline has and where the card stands. */
  readonly width: number;
}

/** As wide and high as their style sheets make them, each with 16 px to the edge. */
const PANEL = 16 + 272;
const CARD = 16 + 324;
const HEAD = 60;
const FOOT = 72;
const BUTTONS = 90;
const NAMES = 70;
/** Of a phone: the folded panel, and the card, which lies at the foot. */
const PHONE_HEAD = 80;
const PHONE_CARD = 340;

/** The room that stays for ships, so that what is framed is not under a card or a button. */
export function getMapRoom({ isPanelOpen, isCardOpen, isTimelineOpen, width }: Covering): MapRoom {
  const isPhone = width < 768;
  const foot = FOOT + (isTimelineOpen ? getTimelineHeight(width) : 0);
  // The card of a phone takes the place of the buttons.
  if (isPhone && isCardOpen) return { top: PHONE_HEAD, left: NAMES, right: NAMES, bottom: Math.max(foot, PHONE_CARD) };
  return {
    top: isPhone ? PHONE_HEAD : HEAD,
    left: isPanelOpen && !isPhone ? PANEL + CARD_AIR : NAMES,
    right: isCardOpen ? CARD + CARD_AIR : BUTTONS,
    bottom: foot,
  };
}

/** Its controls take one row, two or three: `--fms-timeline-height` of location.module.css. */
function getTimelineHeight(width: number): number {
  return width < 768 ? 212 : width < 1280 ? 152 : 118;
}
