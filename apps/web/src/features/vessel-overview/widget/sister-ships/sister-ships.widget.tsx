import { SISTER_DAYS, type SisterComparison, type Vessel } from '@fms/contract/vessel';
import { formatNumber, formatTime } from '@fms/domain/format';
import type { OperatingState } from '@fms/domain/vessel';
import { Segmented } from '@fms/ui/control';
import { EmptyState, ErrorState, LoadingState } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSister, sisterShipQueries, useVessels } from '../../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../../language/index.ts';
import { useMinute } from '../../../../live/index.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './sister-ships.module.css';
import { SisterTable } from './sister-table.tsx';

/** More names than these say nothing of whom the middle is made. */
const MOST_NAMES = 3;

type StateOf = SisterComparison['states'][number];

/** The vessel's figures in its present state beside sister ships in the same state; another state is one press away. */
function SisterShips({ vessel, option }: WidgetProps<'sisterShips'>) {
  const t = useText();
  const [chosen, setChosen] = useState<OperatingState>();
  const { data: told, error, isFetching, refetch } = useQuery(sisterShipQueries.ofVessel(vessel.id));
  const title = option.title ?? t('WIDGET_SISTER_SHIPS');
  if (told === undefined) {
    const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
    return (
      <WidgetPanel title={title}>
        {error === null ? (
          <LoadingState label={t('LOADING_SISTERS')} />
        ) : (
          <ErrorState title={t('SISTERS_UNREADABLE')} detail={error.message} retry={retry} />
        )}
      </WidgetPanel>
    );
  }
  const type = translateWord(`ship-${told.shipType}`);
  if (told.ships === 0) {
    return (
      <WidgetPanel title={title}>
        <EmptyState title={t('NO_SISTERS')} detail={t('NO_SISTERS_DETAIL', { vessel: vessel.name, type })} />
      </WidgetPanel>
    );
  }
  const shown = told.states.find(({ state }) => state === (chosen ?? told.stateNow)) ?? longest(told.states);
  const options = told.states.map(({ state }) => ({ value: state, label: translateWord(`operating-${state}`) }));
  return (
    <WidgetPanel
      title={title}
      className={style.panel}
      actions={
        <Segmented label={t('OPERATING_STATE')} options={options} value={shown?.state ?? 'sea'} onChange={setChosen} />
      }
    >
      {shown && <InState vessel={vessel} told={told} shown={shown} />}
    </WidgetPanel>
  );
}

const longest = (states: readonly StateOf[]) => states.toSorted((a, b) => b.hours - a.hours)[0];

function InState({ vessel, told, shown }: { vessel: Vessel; told: SisterComparison; shown: StateOf }) {
  const t = useText();
  const nowMs = useMinute();
  const fleet = useVessels();
  const read = told.shipIds.length;
  const names = told.shipIds.flatMap((id) => fleet.find((vessel) => vessel.id === id)?.name ?? []);
  const type = translateWord(`ship-${told.shipType}`);
  const unknown = told.shipsOfUnknownSize;
  const values = {
    vessel: vessel.name,
    type,
    count: told.ships,
    read,
    names: names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? '…' : ''),
    like: t(unknown === read ? 'SISTER_LIKE_TYPE' : 'SISTER_LIKE_TYPE_AND_SIZE', { type }),
    unknown,
    days: SISTER_DAYS,
    to: formatTime(Date.parse(told.toTime), nowMs),
    hours: formatNumber(shown.hours, { decimals: shown.hours < 10 ? 1 : 0 }),
    state: translateWord(`operating-means-${shown.state}`),
  };
  return (
    <>
      {shown.figures.length === 0 ? (
        <EmptyState title={t('NOT_IN_STATE')} detail={t('NOT_IN_STATE_DETAIL', values)} />
      ) : (
        <SisterTable vessel={vessel} figures={shown.figures} />
      )}
      <p className={style.basis} title={t('SISTER_RULE')}>
        {t('SISTER_BASIS', values)} {read < told.ships && t('SISTERS_READ', values)}{' '}
        {unknown > 0 && unknown < read && t('SISTERS_OF_UNKNOWN_SIZE', values)}
      </p>
    </>
  );
}

export const sisterShipsWidget: WidgetContent<'sisterShips'> = {
  Component: SisterShips,
  firstOption: (vessel) => (vessel.standardData.speedTagId === null ? undefined : {}),
  suits: (vessel, fleet) => fleet.some((other) => isSister(vessel, other)),
};
