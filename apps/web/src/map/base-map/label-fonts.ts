/**
 * The fonts map labels are drawn with, locally: no glyph server. Each face is one static file, because the map
 * engine draws a declared file at its own weight and would show a variable font at 400 only.
 */
import cyrillicMedium from '@fontsource/noto-sans/files/noto-sans-cyrillic-500-normal.woff2?url';
import greekMedium from '@fontsource/noto-sans/files/noto-sans-greek-500-normal.woff2?url';
import latinItalic from '@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff2?url';
import latinRegular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import latinMedium from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url';
import latinSemiBold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url';
import latinExtendedItalic from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-italic.woff2?url';
import latinExtendedRegular from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2?url';
import latinExtendedMedium from '@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff2?url';
import latinExtendedSemiBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2?url';
import type { StyleSpecification } from 'maplibre-gl';

/** Names to give in a layer's `text-font`. Medium also covers Greek and Cyrillic: it draws vessel names. */
export const LABEL_FONT = {
  regular: 'Noto Sans Regular',
  medium: 'Noto Sans Medium',
  semiBold: 'Noto Sans SemiBold',
  italic: 'Noto Sans Italic',
} as const;

type FontFaces = NonNullable<StyleSpecification['font-faces']>;

/** Character ranges of the files, as their maker cuts them (@fontsource/noto-sans, unicode.json). */
const LATIN = [
  'U+0000-00FF',
  'U+0131',
  'U+0152-0153',
  'U+02BB-02BC',
  'U+02C6',
  'U+02DA',
  'U+02DC',
  'U+2000-206F',
  'U+20AC',
  'U+2122',
  'U+2191',
  'U+2193',
  'U+2212',
];
const LATIN_EXTENDED = [
  'U+0100-02BA',
  'U+02BD-02C5',
  'U+02C7-02CC',
  'U+02CE-02D7',
  'U+1E00-1E9F',
  'U+1EF2-1EFF',
  'U+2020',
];
const GREEK = ['U+0370-03FF'];
const CYRILLIC = ['U+0400-045F', 'U+0490-0491', 'U+04B0-04B1', 'U+2116'];

/** The style's `font-faces`; files are fetched when a label first needs them. */
export function listLabelFontFaces(origin: string): FontFaces {
  const face = (path: string, ranges: string[]) => ({ url: new URL(path, origin).href, 'unicode-range': ranges });
  return {
    [LABEL_FONT.regular]: [face(latinRegular, LATIN), face(latinExtendedRegular, LATIN_EXTENDED)],
    [LABEL_FONT.medium]: [
      face(latinMedium, LATIN),
      face(latinExtendedMedium, LATIN_EXTENDED),
      face(greekMedium, GREEK),
      face(cyrillicMedium, CYRILLIC),
    ],
    [LABEL_FONT.semiBold]: [face(latinSemiBold, LATIN), face(latinExtendedSemiBold, LATIN_EXTENDED)],
    [LABEL_FONT.italic]: [face(latinItalic, LATIN), face(latinExtendedItalic, LATIN_EXTENDED)],
  };
}
