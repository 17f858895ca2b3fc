/** The cameras found, for a terminal: a line each with what it is called, and the addresses of its service. */
import type { FoundDevice } from './probe.ts';

export function formatDevices(devices: readonly FoundDevice[]): readonly string[] {
  if (devices.length === 0) return ['No camera answered.'];
  const count = devices.length === 1 ? '1 camera answered:' : `${devices.length} cameras answered:`;
  return [count, ...devices.map(formatDevice)];
}

function formatDevice({ host, name, hardware, location, services }: FoundDevice): string {
  const words = [name, hardware, location].filter((word) => word !== null && word !== '');
  return `  ${host}  ${words.length === 0 ? 'without a name' : words.join(', ')}  ${services.join(' ')}`;
}
