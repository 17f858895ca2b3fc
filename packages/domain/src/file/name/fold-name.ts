/**
 * The form in which two names are compared: file systems that ignore case (NTFS, APFS, FAT, exFAT) or the form of a
 * character (HFS+, APFS) would otherwise let one file replace another. It folds more than any of them does: `ß` is `ss`,
 * `ı` is `i`, `ﬁ` is `fi`, and letters lose no accents.
 */
export function foldName(name: string): string {
  // Upper case first: it alone takes ß, ﬁ and the final sigma apart.
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
