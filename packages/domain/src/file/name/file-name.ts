/** What a file or directory may be called, on either side: one table of rules, the first that is broken decides. */

import { type FileRefusal, type FileRefusalCode, refuseFile } from '../refusal/file-refusal.ts';
import { foldName } from './fold-name.ts';
import { isDeviceName, isShellName, isShortName } from './reserved-name.ts';
import { countUtf8Bytes } from './utf8-bytes.ts';

/** Of ext4, XFS and, in characters, of NTFS. */
export const NAME_BYTES = 255;
/** Longer texts are not looked at: UTF-8 takes at least one byte for each of their units. */
const NAME_UNITS = NAME_BYTES;

/** A name in the forms that the rules look at. */
interface NameForms {
  /** In NFC, as it would be stored. */
  readonly name: string;
  /** In NFKC: what a conversion to the letters of an older system can make of it. */
  readonly plain: string;
  /** As names are compared. */
  readonly folded: string;
}

const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Spaces without width, joiners, fillers, tags, selectors of variants, and U+2800, a blank that is no space. */
const INVISIBLE = /[\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/u;
const FORBIDDEN = /[<>:"|?*\\/]/;
/** Strokes that look like a slash, a colon or a bar and have no compatibility form that says so. */
const LOOK_ALIKE = /\u0337|\u0338|[\u2044\u2215\u2216\u29F5\u29F8\u29F9\u2236\uA789\u01C0\u2223]/u;
/** Any number of times encoded: C0 controls, `.`, `/`, `:`, `\`, DEL, the overlong forms of UTF-8, and `%u002f`. */
const ENCODED = /%(?:25)*(?:[01][0-9a-f]|2[ef]|3a|5c|7f|c[01]|e0%80|u[0-9a-f]{4})/i;

const NAME_RULES: readonly (readonly [FileRefusalCode, (forms: NameForms) => boolean])[] = [
  ['empty-name', ({ name }) => name === ''],
  ['parent-path', ({ plain }) => /^\.{1,2}$/.test(plain.replaceAll(/\s/gu, ''))],
  ['not-well-formed', ({ name }) => !name.isWellFormed() || /[\p{Noncharacter_Code_Point}\uFFFD]/u.test(name)],
  ['control-character', ({ name }) => /\p{Cc}/u.test(name)],
  ['bidi-character', ({ name }) => BIDI.test(name)],
  ['invisible-character', ({ name }) => INVISIBLE.test(name)],
  ['private-character', ({ name }) => /\p{Co}/u.test(name)],
  ['stacked-marks', ({ name }) => /\p{M}{9}/u.test(name.normalize('NFD'))],
  ['forbidden-character', ({ name }) => FORBIDDEN.test(name)],
  ['look-alike-character', ({ name, plain }) => FORBIDDEN.test(plain) || LOOK_ALIKE.test(name)],
  ['encoded-character', ({ plain }) => ENCODED.test(plain)],
  ['edge-space', ({ name }) => /^\s|\s$/u.test(name)],
  ['trailing-dot', ({ plain }) => plain.endsWith('.')],
  ['hidden-name', ({ plain }) => plain.startsWith('.')],
  ['option-name', ({ plain }) => /^[-~]/.test(plain)],
  ['name-too-long', ({ name }) => countUtf8Bytes(name) > NAME_BYTES],
  ['reserved-name', ({ folded }) => isDeviceName(folded)],
  ['short-name', ({ plain }) => isShortName(plain)],
  ['shell-name', ({ folded }) => isShellName(folded)],
];

/**
 * The name in NFC, or the first rule it breaks. The listing of a ship gives names as its file system has them; the
 * gateway keeps which name on disk each of them stands for.
 */
export function checkFileName(given: string): { readonly name: string } | FileRefusal {
  // Normal forms take the square of a run of marks: a long text is refused before one is made.
  if (given.length > NAME_UNITS) return refuseFile('name-too-long', given);
  const name = given.normalize('NFC');
  const forms: NameForms = { name, plain: name.normalize('NFKC'), folded: foldName(name) };
  const broken = NAME_RULES.find(([, breaks]) => breaks(forms));
  return broken ? refuseFile(broken[0], given) : { name };
}
