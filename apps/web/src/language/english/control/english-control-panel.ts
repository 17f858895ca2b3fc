/** Control panel: what several of its pages say. */
export const englishControlPanel = {
  ALL_ORGANIZATIONS: 'All organisations',
  LAST_USED: 'Last use, UTC',
  REVOKE: 'Revoke',
  RIGHTS: 'Rights',
  RIGHTS_UNTIL: 'until',
} as const;
