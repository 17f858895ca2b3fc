/** Label of a battery monitor, the tag it is (docs/tags.md), and what one of its figures is in the tag's unit. */
export const vedirectChannels = [
  ['V', 'Battery voltage', 0.001],
  ['I', 'Battery current', 0.001],
  ['P', 'Battery power', 1],
  ['CE', 'Battery consumed charge', 0.001],
  ['SOC', 'Battery state of charge', 0.1],
  ['TTG', 'Battery time remaining', 1 / 60],
] as const;
