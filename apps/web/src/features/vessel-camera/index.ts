/** The tab of the cameras on board (§9.8). */
import type { Feature } from '../../registry/index.ts';

export const vesselCameraFeature: Feature = {
  vesselTabs: [{ id: 'camera', title: 'CAMERA_TAB', load: () => import('./camera.tab.tsx') }],
};
