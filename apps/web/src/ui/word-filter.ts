/** Whether every word somebody typed occurs in a text, in any order and case of letters; without words, always. */
export function createWordFilter(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return (text) => {
    const small = text.toLowerCase();
    return words.every((word) => small.includes(word));
  };
}
