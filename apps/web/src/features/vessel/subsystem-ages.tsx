import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { AgeMark } from '@fms/ui/value';
import { useMemo } from 'react';
import { findFastestTag, groupBySubsystem, useVesselTags } from '../../entities/tag/index.ts';
import { translateWord } from '../../language/index.ts';
import { type TagFreshness, useAge, useFromClock, useLive, useTag } from '../../live/index.ts';
import style from './subsystem-ages.module.css';

/** How old the data of each subsystem is: one ship may sail with a live bridge and a dead engine room. */
export function SubsystemAges({ vesselId }: { vesselId: VesselId }) {
  const { tags } = useVesselTags(vesselId);
  const groups = useMemo(() => groupBySubsystem(tags).filter(({ subsystem }) => subsystem !== TYPED), [tags]);
  return (
    <ul className={style.ages}>
      {groups.map(({ subsystem, tags: members }) => (
        <SubsystemAge key={subsystem} subsystem={subsystem} tags={members} />
      ))}
    </ul>
  );
}

function SubsystemAge({ subsystem, tags }: { subsystem: string; tags: readonly Tag[] }) {
  const { tags: cache } = useLive();
  // One tag of the group is watched on every tab, the one that comes most often; the others are read when they are on screen.
  const { freshness } = useTag(findFastestTag(tags)?.Id ?? null);
  const newest = useFromClock(() => Math.max(...tags.map(({ Id }) => cache.read(Id).sample?.time ?? NEVER)));
  const age = useAge(newest === NEVER ? null : (newest as Instant));
  return (
    <li className={style.age} data-late={age.kind !== 'full' && LATE.includes(freshness)}>
      <span className={style.name}>{translateWord(subsystem)}</span>
      <AgeMark {...age} />
    </li>
  );
}

/** What the bridge typed for this voyage is days old on a ship in best order: its age says nothing of any equipment. */
const TYPED = 'Voyage';
/** What comes on change alone is minutes old on a ship that speaks, and none the worse for it. */
const LATE: readonly TagFreshness[] = ['late', 'stale', 'unknown'];
const NEVER = Number.NEGATIVE_INFINITY;
