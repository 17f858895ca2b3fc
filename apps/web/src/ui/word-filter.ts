/** Whether every typed word occurs in a text, in any order and letter case; true without words. */
export function createWordFilter(typed: string): (text: string) => boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return (text) => {
    const small = text.toLowerCase();
    return words.every((word) => small.includes(word));
  };
}
