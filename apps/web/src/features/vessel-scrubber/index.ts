/** The tabs of exhaust cleaning: the scrubber, and compliance along the track. Both are for level 2 only (§9.8). */
import type { Feature } from '../../registry/index.ts';

export const vesselScrubberFeature: Feature = {
  vesselTabs: [
    { id: 'scrubber', title: 'SCRUBBER_TAB', adminOnly: true, load: () => import('./scrubber.tab.tsx') },
    { id: 'so2-track', title: 'SO2_TRACK_TAB', adminOnly: true, load: () => import('./so2-track.tab.tsx') },
  ],
};
