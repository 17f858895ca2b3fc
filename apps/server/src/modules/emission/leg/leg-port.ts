/** In which port a vessel stayed: as a person named the place of its jobs, else the known port that is nearest. */
import { type CallPort, isUnionCountry } from '@fms/domain/emission-record';
import { getCountry, type Ports } from '../../geo/index.ts';
import type { ValidJob } from '../../job/index.ts';

/** Null where no known port is near and no name is known as one. The name entered stands, wherever the country is from. */
export function findStayPort(jobs: readonly ValidJob[], ports: Pick<Ports, 'find' | 'named'>): CallPort | null {
  const entered = jobs.find(({ place }) => place !== '')?.place;
  const position = jobs.flatMap(({ total }) => total?.fromPlace ?? [])[0] ?? null;
  const named = entered === undefined ? null : ports.named(entered, position);
  const port = named ?? (position && ports.find(position));
  const country = port && getCountry(port.code);
  if (!port || !country) return null;
  const name = named === null ? (entered ?? port.name) : named.name;
  return { name, isInUnion: isUnionCountry(country, jobs[0]?.from ?? 0) };
}
