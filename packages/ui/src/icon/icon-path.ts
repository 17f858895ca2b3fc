/** One path of an alert's mark in a box of 24, in its own colours. */
export interface IconPath {
  d: string;
  evenOdd?: boolean;
  /** `var(--…)` of the palette. */
  fill?: string;
  stroke?: string;
}
