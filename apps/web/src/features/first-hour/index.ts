/** The guide for the first hour of a live server, for its admins, until it is over. */
import type { Feature } from '../../registry/index.ts';

export const firstHourFeature: Feature = {
  settingPages: [
    {
      id: 'first-hour',
      title: 'FIRST_HOUR',
      icon: 'home',
      group: 'administration',
      isVisible: ({ firstHour }) => firstHour === true,
      load: () => import('./first-hour.page.tsx'),
    },
  ],
};
