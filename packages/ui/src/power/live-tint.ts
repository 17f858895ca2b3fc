/** The colour of live values, mixed into the surface by a share of 0 to 1; percent at both of its ends. Undefined without a share. */
export function mixLiveTint(share: number | null, [least, most]: readonly [number, number]): string | undefined {
  if (share === null) return undefined;
  return `color-mix(in srgb, var(--fms-live) ${Math.round(least + share * (most - least))}%, var(--fms-surface))`;
}
