/** The dashboard of a vessel's overview: its frame, its editor, and the words of its widgets. */
export const englishDashboard = {
  OPEN_JOURNAL: 'Open journal',
  WIDGET_WITHOUT_TAG: 'Not on this ship',
  WIDGET_WITHOUT_TAG_DETAIL: 'She sends no {{tag}}.',
  WIDGET_FAILED: 'This widget could not be drawn',
  WIDGET_UNKNOWN: 'Unknown widget',
  WIDGET_UNKNOWN_DETAIL: 'Reload the page to get the version that knows it.',
  LOADING_WIDGET: 'Loading {{widget}}',
  LOADING_DASHBOARD: 'Loading the layout',
  CLOSE_TREND: 'Close the trend',
} as const;
