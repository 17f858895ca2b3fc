/** The frame of the control panel; its pages come from the features that register them. */
import type { Feature } from '../../registry/index.ts';

export const controlPanelFeature: Feature = {
  menu: [{ path: '/setting', title: 'CONTROL_PANEL', icon: 'settings', section: 'management' }],
  routes: [
    { path: 'setting', load: () => import('./control-panel.page.tsx') },
    { path: 'setting/:page', load: () => import('./control-panel.page.tsx') },
  ],
};
