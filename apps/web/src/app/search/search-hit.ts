/** Hits of the search on every screen: vessels, active alarms and screens from the cache. Tags are requested. */
import type { Alarm } from '@fms/contract/alarm';
import type { FoundTag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { IconName } from '@fms/ui/icon';
import { formatEvidencePath, formatTagPath, formatVesselPath, getVesselOptions } from '../../entities/vessel/index.ts';

export type SearchKind = 'vessel' | 'alarm' | 'tag' | 'screen';

export interface SearchHit {
  readonly kind: SearchKind;
  /** Where it leads. */
  readonly path: string;
  readonly title: string;
  /** Tells it from others of the same name. */
  readonly detail: string;
  readonly icon?: IconName;
  readonly alarm?: Alarm;
  readonly vessel?: Vessel;
}

export interface SearchScreen {
  readonly path: string;
  readonly title: string;
  /** The area it lies in; empty for areas themselves. */
  readonly area: string;
  readonly icon: IconName;
}

/** Hits of one kind at most: more are found by one more word. */
const MOST_OF_A_KIND = 6;

/** Words in lower case; each of them must occur. */
export function splitSearchWords(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** By name, IMO, MMSI or project number; names that begin so come first. */
export function findVessels(vessels: readonly Vessel[], words: readonly string[]): SearchHit[] {
  const hits = vessels.flatMap((vessel) => {
    const { IMO = '', MMSI = '' } = getVesselOptions(vessel).info;
    const detail = [IMO && `IMO ${IMO}`, MMSI && `MMSI ${MMSI}`, vessel.projectNumber].filter(Boolean).join(' · ');
    const isHit = occur(words, `${vessel.name} ${detail}`);
    return isHit
      ? [{ kind: 'vessel' as const, path: formatVesselPath(vessel.id), title: vessel.name, detail, vessel }]
      : [];
  });
  return best(hits, words);
}

/** `active` is sorted most urgent first, and stays so. */
export function findAlarms(active: readonly Alarm[], words: readonly string[]): SearchHit[] {
  return active
    .filter(({ vesselName, channel, description }) => occur(words, `${vesselName} ${channel} ${description}`))
    .slice(0, MOST_OF_A_KIND)
    .map((alarm) => ({
      kind: 'alarm',
      path: formatEvidencePath(alarm),
      title: alarm.description,
      detail: alarm.vesselName,
      alarm,
    }));
}

export function findScreens(screens: readonly SearchScreen[], words: readonly string[]): SearchHit[] {
  const hits = screens
    .filter(({ title, area }) => occur(words, `${area} ${title}`))
    .map(({ path, title, area, icon }) => ({ kind: 'screen' as const, path, title, detail: area, icon }));
  return best(hits, words);
}

export function toTagHit({ vesselId, dataTagId, name, description, vesselName, unit }: FoundTag): SearchHit {
  return {
    kind: 'tag',
    path: formatTagPath(vesselId, dataTagId),
    title: unit === '' ? name : `${name}, ${unit}`,
    detail: [description, vesselName].filter((text) => text !== '' && text !== name).join(' · '),
  };
}

function occur(words: readonly string[], text: string): boolean {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
}

function best(hits: readonly SearchHit[], [first = '']: readonly string[]): SearchHit[] {
  const rank = ({ title }: SearchHit) => Number(!title.toLowerCase().startsWith(first));
  return hits.toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title)).slice(0, MOST_OF_A_KIND);
}
