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
const SIZE = { panel: 16 + 272, card: 16 + 324, head: 60, foot: 72, buttons: 90, names: 70 } as const;
/** Of a phone: the folded panel, and the card, which lies at the foot. */
const PHONE = { head: 80, card: 340 } as const;

/** The room that stays for ships, so that what is framed is not under a card or a button. */
export function getMapRoom({ isPanelOpen, isCardOpen, isTimelineOpen, width }: Covering): MapRoom {
  const isPhone = width < 768;
  const foot = SIZE.foot + (isTimelineOpen ? getTimelineHeight(width) : 0);
  // The card of a phone takes the place of the buttons.
  if (isPhone && isCardOpen)
    return { top: PHONE.head, left: SIZE.names, right: SIZE.names, bottom: Math.max(foot, PHONE.card) };
  return {
    top: isPhone ? PHONE.head : SIZE.head,
    left: isPanelOpen && !isPhone ? SIZE.panel + CARD_AIR : SIZE.names,
    right: isCardOpen ? SIZE.card + CARD_AIR : SIZE.buttons,
    bottom: foot,
  };
}

/** Its controls take one row, two or three: `--fms-timeline-height` of location.module.css. */
function getTimelineHeight(width: number): number {
  return width < 768 ? 212 : width < 1280 ? 152 : 118;
}
