import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { Stay } from '@fms/contract/voyage';
import { formatAge, formatTime } from '@fms/domain/format';
import { useMemo } from 'react';
import { useLastPortCall } from '../../../../entities/track/index.ts';
import { type Translate, useText } from '../../../../language/index.ts';
import { useMinute } from '../../../../live/index.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { isPlace } from '../option/is-drawn.ts';
import { PlainTextRow } from '../value/plain-text-row.tsx';
import { TagRow } from '../value/tag-row.tsx';
import value from '../value/value.module.css';
import { WidgetPanel } from '../value/widget-panel.tsx';

/** Names of the voyage tags of docs/tags.md; of several names the first that exists. */
const AHEAD = [
  { label: 'NEXT_PORT', names: ['Destination'] },
  { label: 'ETA', names: ['Estimated time of arrival', 'ETA'] },
  { label: 'DISTANCE_TO_GO', names: ['Distance to destination'] },
  { label: 'RANGE_TO_WAYPOINT', names: ['Range to waypoint'] },
] as const;

/** Reported destination and time of arrival, and the last port by the vessel's positions. */
function VoyageWidget({ vessel, tags, option, onTrend }: WidgetProps<'voyage'>) {
  const t = useText();
  const ahead = useMemo(
    () =>
      AHEAD.flatMap(({ label, names }) => {
        const tag = names.map((name) => findTagByName(tags, name)).find((found) => found !== undefined);
        return tag === undefined ? [] : [{ label, tag }];
      }),
    [tags],
  );
  return (
    <WidgetPanel title={option.title ?? t('WIDGET_VOYAGE')} tags={ahead.map(({ tag }) => tag)}>
      <div className={value.flush}>
        {ahead.map(({ label, tag }) => (
          <TagRow key={label} tag={tag} label={t(label)} onTrend={onTrend} />
        ))}
        {ahead.length === 0 && <PlainTextRow label={t('NEXT_PORT')} text={t('NOT_SENT')} state="unknown" />}
        <PortCall vessel={vessel} />
      </div>
    </WidgetPanel>
  );
}

function PortCall({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const nowMs = useMinute();
  const { call, isPending, error } = useLastPortCall(vessel);
  if (isPending) return <PlainTextRow label={t('LAST_PORT')} text={t('LOADING_PORTS')} state="unknown" />;
  if (error !== null && call === undefined) {
    return <PlainTextRow label={t('LAST_PORT')} text={t('PORTS_UNREADABLE')} state="unknown" />;
  }
  if (call === undefined) return <PlainTextRow label={t('LAST_PORT')} text={t('NO_PORT_CALL')} state="unknown" />;
  return (
    <>
      <PlainTextRow label={t(call.isCutAtEnd ? 'IN_PORT' : 'LAST_PORT')} text={call.portName ?? ''} />
      <PlainTextRow label={t('ARRIVED')} text={arrivalText(call, nowMs, t)} />
      {!call.isCutAtEnd && <PlainTextRow label={t('DEPARTED')} text={departureText(call, nowMs, t)} />}
    </>
  );
}

/** Duration of the port call; of a call that began before the window no arrival is known. */
function arrivalText({ from, to, isCutAtStart, isCutAtEnd }: Stay, nowMs: number, t: Translate): string {
  const time = formatTime(Date.parse(from), nowMs);
  if (isCutAtStart) return t('BEFORE_TIME', { time });
  const span = formatAge((isCutAtEnd ? nowMs : Date.parse(to)) - Date.parse(from));
  return t('TIME_FOR_SPAN', { time, span });
}

function departureText({ to }: Stay, nowMs: number, t: Translate): string {
  const leftAt = Date.parse(to);
  return t('TIME_AND_AGO', { time: formatTime(leftAt, nowMs), age: formatAge(nowMs - leftAt) });
}

export const voyageWidget: WidgetContent<'voyage'> = {
  Component: VoyageWidget,
  firstOption: (_vessel, tags: readonly Tag[]) => (tags.some(isPlace) ? {} : undefined),
};
