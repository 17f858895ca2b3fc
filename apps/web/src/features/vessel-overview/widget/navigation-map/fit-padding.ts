/** The hull of a vessel and its mark of an alarm, px: as much as reaches beyond a point of its track. */
const MARGIN = 40;
/** Of the foot from the lower edge, as `navigation-map.module.css` has it, px. */
const FOOT_OFFSET = 6;
/** The share of a low map that may be kept free for its foot: above it no track would fit. */
const MOST_SHARE = 0.5;

/** Padding in px with which a track is framed, so that legend and attribution at the foot do not cover the vessel. */
export function computeFitPadding(mapHeight: number, footHeight: number) {
  const bottom = Math.min(FOOT_OFFSET + footHeight + MARGIN, mapHeight * MOST_SHARE);
  return { top: MARGIN, bottom, left: MARGIN, right: MARGIN };
}
