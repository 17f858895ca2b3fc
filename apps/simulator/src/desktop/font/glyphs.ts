/**
 * A font of 5 × 7 pixels and a row for descenders, drawn for the simulator. Two hexadecimal digits a column, left to right; the lowest bit of a
 * column is its uppermost pixel.
 */
export const GLYPH_WIDTH = 5;
/** Of a capital letter. */
export const CAPITAL_HEIGHT = 7;
export const GLYPH_ROWS = 8;

/** From the space to the tilde, in the order of ASCII. */
const ASCII = `
0000000000 00005F0000 0007000700 147F147F14 242A7F2A12 2313086462 3649562050 0000070000
001C224100 0041221C00 2A1C7F1C2A 08083E0808 00A0600000 0808080808 0060600000 2010080402
3E5149453E 00427F4000 4261514946 2141454B31 1814127F10 2745454539 3C4A494930 0171090503
3649494936 064949291E 0036360000 0056360000 0008142241 1414141414 4122140800 0201510906
324979413E 7E1111117E 7F49494936 3E41414122 7F4141221C 7F49494941 7F09090901 3E41415132
7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F0204027F 7F0408107F 3E4141413E
7F09090906 3E4151215E 7F09192946 4649494931 01017F0101 3F4040403F 1F2040201F 7F2018207F
6314081463 0304780403 6151494543 00007F4141 0204081020 41417F0000 0402010204 4040404040
0001020400 2054545478 7F48444438 3844444420 384444487F 3854545418 087E090102 18A4A4A47C
7F08040478 00447D4000 4080847D00 007F102844 00417F4000 7C04180478 7C08040478 3844444438
FC24242418 18242424FC 7C08040408 4854545420 043F444020 3C4040207C 1C2040201C 3C4030403C
4428102844 1CA0A0A07C 4464544C44 0008364100 00007F0000 0041360800 0804081008`;

/** Units and the letters in the names of the fleet's ships and ports. */
const BEYOND_ASCII: Readonly<Record<string, string>> = {
  '°': '0006090600',
  '³': '0011150A00',
  '·': '0000080000',
  '–': '0808080808',
  å: '2054555478',
  ä: '2055545578',
  æ: '2054785458',
  é: '3854565518',
  ö: '3845444538',
  ø: '3864544C38',
  ü: '3C4140217C',
  Å: '7814151478',
  Ä: '7914141479',
  Æ: '7E097F4949',
  Ö: '3D4242423D',
  Ø: '5E3149463D',
  Ü: '3D4040403D',
  ń: '7C0A050478',
};

/** What stands for a character the font does not have: an empty box. */
const MISSING = readColumns('7F4141417F');

const GLYPHS: ReadonlyMap<string, readonly number[]> = new Map([
  ...ASCII.trim()
    .split(/\s+/)
    .map((digits, i) => [String.fromCharCode(32 + i), readColumns(digits)] as const),
  ...Object.entries(BEYOND_ASCII).map(([letter, digits]) => [letter, readColumns(digits)] as const),
]);

/** Five columns of a character. */
export function getGlyph(character: string): readonly number[] {
  return GLYPHS.get(character) ?? MISSING;
}

function readColumns(digits: string): number[] {
  return Array.from({ length: GLYPH_WIDTH }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}
