/**
 * Words of the ims dictionary (specification section 1): the product branded for industrial plants, where a vessel is a
 * plant. What is not here is said in the words of the default dictionary.
 */
export const englishIms = {
  VESSELS: 'Plants',
  VESSEL: 'Plant',
  FLEET_LOCATION: 'Plant Location',
  FIND_VESSEL_OR_TAG: 'Find plant or tag',
  OPEN_VESSEL: 'Open plant',
  NO_VESSELS: 'There is no plant in your list yet',
  NO_VESSELS_DETAIL: 'A plant appears here when an administrator adds it or its gateway connects for the first time.',
  NO_SUCH_VESSEL: 'There is no such plant in your list',
  NEED_ATTENTION_one: '{{count}} of {{all}} plants needs attention',
  NEED_ATTENTION_other: '{{count}} of {{all}} plants need attention',
  NO_ATTENTION_one: 'The plant needs no attention',
  NO_ATTENTION_other: 'None of {{count}} plants needs attention',
  VESSEL_COUNT_one: '{{count}} plant',
  VESSEL_COUNT_other: '{{count}} plants',
  NEW_ALARMS: '{{count}} new alarms in {{vessels}} plants. Open the list',
} as const;
