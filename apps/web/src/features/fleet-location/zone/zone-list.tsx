import type { Zone, ZoneEvent } from '@fms/contract/zone';
import { formatTime } from '@fms/domain/format';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useVessels } from '../../../entities/vessel/index.ts';
import { formatZoneEvent, zoneQueries } from '../../../entities/zone/index.ts';
import { ExportMenu } from '../../../export/export-menu.tsx';
import { useText } from '../../../language/index.ts';
import { useFromClock, useLive, useMinute } from '../../../live/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { createWordFilter } from '../../../ui/word-filter.ts';
import { ImportButton } from './import-button.tsx';
import { type Inside, listInside } from './inside.ts';
import { useOwners } from './use-owners.ts';
import { buildZoneEventTable } from './zone-event-table.ts';
import style from './zone-list.module.css';
import { ZoneRow } from './zone-row.tsx';

interface ZoneListProps {
  readonly zones: readonly Zone[];
  readonly onShow: (zone: Zone) => void;
  readonly onDraw: () => void;
  readonly onEdit: (zone: Zone) => void;
}

const NO_EVENTS: readonly ZoneEvent[] = [];
/** Fewer are seen at a glance. */
const FILTERED_FROM = 6;

/** Zones with the vessels inside, draw and import for users with the right, and the recent crossings. */
export default function ZoneList({ zones, onShow, onDraw, onEdit }: ZoneListProps) {
  const t = useText();
  const owners = useOwners();
  const { data: events = NO_EVENTS } = useQuery(zoneQueries.events());
  const inside = useInside(zones, events);
  const [words, setWords] = useState('');
  const isMeant = createWordFilter(words);
  const names = (zone: Zone) => (inside.get(zone.id) ?? []).map(({ vessel }) => vessel.name);
  const shown = zones.filter((zone) => isMeant([zone.name, ...names(zone)].join(' ')));
  const shownEvents = events.filter(({ zoneName, vesselName }) => isMeant(`${zoneName} ${vesselName}`));
  return (
    <div className={style.zones}>
      {owners.length > 0 && (
        <div className={style.actions}>
          <Button size="compact-sm" variant="default" onClick={onDraw}>
            {t('DRAW_ZONE')}
          </Button>
          <ImportButton organizationId={owners[0]?.id} />
        </div>
      )}
      {zones.length + events.length >= FILTERED_FROM && (
        <FilterField size="xs" label={t('FILTER_ZONES')} value={words} onChange={setWords} />
      )}
      {shown.length === 0 && <p className={style.note}>{t(zones.length === 0 ? 'NO_ZONES' : 'NO_ZONE_FITS')}</p>}
      <ul className={style.list} aria-label={t('ZONE_LIST')}>
        {shown.map((zone) => (
          <ZoneRow
            key={zone.id}
            zone={zone}
            inside={inside.get(zone.id) ?? []}
            onShow={() => onShow(zone)}
            onEdit={() => onEdit(zone)}
          />
        ))}
      </ul>
      <div className={style.head}>
        <h3 className={style.title}>{t('ZONE_EVENTS')}</h3>
        {events.length > 0 && (
          <ExportMenu subject="zones" size="compact-sm" table={() => buildZoneEventTable(shownEvents, t)} />
        )}
      </div>
      {events.length === 0 && <p className={style.note}>{t('NO_ZONE_EVENTS')}</p>}
      <ul className={style.list} aria-label={t('ZONE_EVENTS')}>
        {shownEvents.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </div>
  );
}

/** A vessel does not cross a zone in less. */
const LOOK_EVERY_MS = 5000;

function useInside(zones: readonly Zone[], events: readonly ZoneEvent[]): ReadonlyMap<number, readonly Inside[]> {
  const vessels = useVessels();
  const { positions, clock } = useLive();
  const beat = useFromClock((nowMs) => Math.floor(nowMs / LOOK_EVERY_MS));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beat is what makes it look again
  return useMemo(() => {
    const knowledge = { vessels, events, positionOf: positions.read.bind(positions), nowMs: clock.now() };
    return new Map(zones.map((zone) => [zone.id, listInside(zone, knowledge)]));
  }, [zones, vessels, events, positions, clock, beat]);
}

function EventRow({ event }: { event: ZoneEvent }) {
  const t = useText();
  const nowMs = useMinute();
  const { text, values } = formatZoneEvent(event);
  return (
    <li className={style.event}>
      <span>{t(text, values)}</span>
      <span className={style.note}>{formatTime(Date.parse(event.time), nowMs)}</span>
    </li>
  );
}
