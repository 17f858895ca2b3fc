import { POWER_GLYPH_ART, type PowerGlyphName } from './power-glyph-art.ts';

/** What hangs on a feeder, 24 px in the colour of the text; its name stands below. */
export function PowerGlyph({ name }: { readonly name: PowerGlyphName }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      {POWER_GLYPH_ART[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
