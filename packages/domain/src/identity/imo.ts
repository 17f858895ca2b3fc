/** IMO ship numbers: seven digits, the last of which is a check digit (IMO resolution A.1117(30)). */

/** The number in `9074729`, `IMO 9074729` or `IMO9074729`, or undefined when it is none or its check digit is wrong. */
export function parseImo(text: string): number | undefined {
  const digits = /^\s*(?:IMO\s*)?([1-9]\d{6})\s*$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const [d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, check] = [...digits].map(Number);
  const sum = d1 * 7 + d2 * 6 + d3 * 5 + d4 * 4 + d5 * 3 + d6 * 2;
  return sum % 10 === check ? Number(digits) : undefined;
}

export function isImo(text: string): boolean {
  return parseImo(text) !== undefined;
}
