/** In which port a vessel stayed: as a person named the place of its jobs, else the known port that is nearest. */
import { type CallPort, isUnionCountry } from '@fms/domain/emission-record';
import type { Ports } from '../../geo/index.ts';
import type { ValidJob } from '../../job/index.ts';

/** Null where no known port is near and no name is known as one. The name entered stands, wherever the country is from. */
export function findStayPort(jobs: readonly ValidJob[], ports: Pick<Ports, 'find' | 'named'>): CallPort | null {
  const entered = jobs.find(({ place }) => place !== '')?.place;
  const position = jobs.flatMap(({ total }) => total?.fromPlace ?? [])[0];
  const port = (entered && ports.named(entered)) || (position && ports.find(position));
  if (!port || port.country === null) return null;
  return { name: entered ?? port.name, isInUnion: isUnionCountry(port.country, jobs[0]?.from ?? 0) };
}
