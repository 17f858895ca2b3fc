/** What a line says in one text, so that its words find it: the message, its cause, and the details beside it. */

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** `batch not stored: disk full, stream s-1, sequence 31`; an error stands under `err`, and objects are left out. */
export function formatLogContent(message: string, details: Readonly<Record<string, unknown>>): string {
  const { err, ...rest } = details;
  const cause = typeof err === 'object' && err !== null && 'message' in err ? `: ${String(err.message)}` : '';
  const told = Object.entries(rest).filter(([, value]) => isScalar(value) && value !== '');
  return [`${message}${cause}`, ...told.map(([name, value]) => `${name} ${String(value)}`)].join(', ');
}
