/** `String 3` of `Battery string 3`: on a tab of the battery the word says nothing, and a column has no room for it. */
export function shortenStringName(name: string): string {
  const short = name.replace(/^battery\s+(?=\S)/i, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
