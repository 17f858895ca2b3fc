/** Titles of the tabs of tanks and fuel: the tab bar says them before a tab is opened. */
export const englishTankTitle = {
  TANK_TAB: 'Tank',
  TANK_MIMIC_TAB: 'Tank mimic',
  FUEL_FLOW_TAB: 'Fuel flow',
  JOB_HISTORY_TAB: 'Job history',
} as const;
