import type { Instant, TimeSpan } from '@fms/domain/time';

/** `havbris-20261121T0042Z-20261121T0842Z.csv`: whose data, from when to when in UTC. */
export function formatFileName(vesselName: string, { from, to }: TimeSpan, ending: string): string {
  const name = vesselName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const stamp = (at: Instant) => `${new Date(at).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;
  return `${name || 'vessel'}-${stamp(from)}-${stamp(to)}.${ending}`;
}
