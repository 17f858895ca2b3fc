/** What systems refuse in the name of a file, what steers a terminal or hides, and what a shell takes for an option. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const LEADING = /^[\s.=+@|~-]+/;
/** A name has at most 255 bytes on most systems, and what names hold takes two a character. */
const MOST_CHARACTERS = 100;

/** A name of a file made of what a ship or a user is called. */
export function cleanFileName(name: string): string {
  const plain = name.replaceAll(REFUSED, ' ').replace(LEADING, '');
  const dot = plain.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [plain, ''] : [plain.slice(0, dot), plain.slice(dot)];
  return `${stem.slice(0, MOST_CHARACTERS).trim() || 'file'}${ending}`.toWellFormed();
}

/** Gives the user a file made here. */
export function saveBlob(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = cleanFileName(fileName);
  link.click();
  URL.revokeObjectURL(address);
}
