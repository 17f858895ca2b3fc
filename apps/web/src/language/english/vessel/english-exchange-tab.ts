/** Titles of the tabs of what leaves and enters a ship besides figures, in the bar of a vessel's page. */
export const englishExchangeTab = {
  FILE_TAB: 'File',
} as const;
