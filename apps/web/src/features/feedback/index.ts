/** "Report Problem": a comment and screenshots, sent to the developers. */
import type { Feature } from '../../registry/index.ts';

export const feedbackFeature: Feature = {
  menuDialogs: [
    {
      title: 'REPORT_PROBLEM',
      icon: 'report-problem',
      section: 'foot',
      load: () => import('./feedback.dialog.tsx'),
    },
  ],
};
