/** Titles of the tabs of electric power, in the bar of a vessel's page. */
export const englishPowerTab = {
  GENERATOR_TAB: 'Generator',
  BATTERY_MIMIC_TAB: 'Battery mimic',
} as const;
