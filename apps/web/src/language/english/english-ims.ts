/** Where the ims dictionary (§1) says more than another word: see `plant-words.ts` for the rest. */
export const englishIms = {
  FLEET_LOCATION: 'Plant Location',
  NO_VESSELS: 'There is no plant in your list yet',
  NO_SUCH_VESSEL: 'There is no such plant in your list',
  HELP_DESCRIPTION:
    '{{product}} shows plants on a map, with their alarms, live values and statistics, as their gateways report them.',
} as const;
