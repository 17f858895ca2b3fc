/** A value of the audit trail for eyes: objects as `name: value`, everything else as it stands. */
export function auditWords(value: string | null): string {
  if (value === null || value === '') return '—';
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return String(parsed);
    return Object.entries(parsed)
      .map(([name, part]) => `${name}: ${typeof part === 'string' ? part : JSON.stringify(part)}`)
      .join(', ');
  } catch {
    return value;
  }
}
