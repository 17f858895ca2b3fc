import { AlarmMark } from '@fms/ui/alarm';
import { Icon, type IconName } from '@fms/ui/icon';
import { VesselSymbol } from '@fms/ui/symbol';
import { VisuallyHidden } from '@mantine/core';
import { getMarkState } from '../../entities/alarm/index.ts';
import { type TextKey, translateWord, useText } from '../../language/index.ts';
import style from './search.module.css';
import type { SearchHit, SearchKind } from './search-hit.ts';

const HEADS: Readonly<Record<SearchKind, TextKey>> = {
  vessel: 'VESSELS',
  alarm: 'ACTIVE_ALARMS',
  screen: 'SCREENS',
  tag: 'TAGS',
};
const ICONS: Readonly<Record<SearchKind, IconName>> = {
  vessel: 'vessels',
  alarm: 'warning',
  screen: 'open',
  tag: 'statistic',
};

interface SearchOptionProps {
  readonly id: string;
  readonly hit: SearchHit;
  /** The first of its kind carries the heading. */
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

/** One hit in the list; the field above it holds the focus, handles the keys and names what is chosen. */
export function SearchOption({ id, hit, isFirst, isChosen, onOpen }: SearchOptionProps) {
  const t = useText();
  return (
    <>
      {isFirst && (
        <div className={style.head} role="presentation">
          {t(HEADS[hit.kind])}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and handles the keys */}
      <div
        ref={isChosen ? bringIntoView : undefined}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        className={style.hit}
        onClick={onOpen}
      >
        <span className={style.mark}>
          <Mark hit={hit} />
        </span>
        <span className={style.title}>{hit.title}</span> <span className={style.detail}>{hit.detail}</span>{' '}
        <VisuallyHidden>{t(HEADS[hit.kind])}</VisuallyHidden>
      </div>
    </>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

function Mark({ hit }: { hit: SearchHit }) {
  const { alarm, vessel, icon, kind } = hit;
  if (alarm !== undefined) {
    const label = translateWord(`priority-${alarm.priority}`);
    return <AlarmMark priority={alarm.priority} state={getMarkState(alarm)} size={16} label={label} still />;
  }
  if (vessel !== undefined) return <VesselSymbol type={vessel.standardData.shipType} state="moving" size={18} />;
  return <Icon name={icon ?? ICONS[kind]} size={16} />;
}
