import type { LinkState, RefusalCount } from '@fms/contract/link-state';
import { formatNumber, formatTime } from '@fms/domain/format';
import { EmptyState, Panel } from '@fms/ui/panel';
import { AgeMark } from '@fms/ui/value';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatBacklog, linkQueries } from '../../../../entities/link/index.ts';
import { translateWord, useText } from '../../../../language/index.ts';
import { useAge, useFromClock } from '../../../../live/index.ts';
import { QueryState } from '../../../../ui/query-state.tsx';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import style from './data-link.module.css';

/** How the vessel's data comes ashore, and what was refused on the way and why. */
function DataLink({ vessel, option }: WidgetProps<'dataLink'>) {
  const t = useText();
  const query = useQuery(linkQueries.ofVessel(vessel.id));
  const { data: link } = query;
  return (
    <Panel title={option.title ?? t('DATA_LINK')} quiet>
      {link ? (
        <Link link={link} />
      ) : link === null ? (
        <EmptyState title={t('NO_LINK')} detail={t('NO_LINK_DETAIL', { vessel: vessel.name })} />
      ) : (
        <QueryState query={query} loading={t('LOADING_LINK')} unreadable={t('LINK_UNREADABLE')} />
      )}
    </Panel>
  );
}

/** The most frequent reasons tell the story; the rest is there on asking. */
const FIRST_SHOWN = 4;

function Link({ link }: { link: LinkState }) {
  const t = useText();
  const ping = useAge(link.lastPing === null ? null : Date.parse(link.lastPing));
  const since = useFromClock((nowMs) => (link.since === null ? '' : formatTime(Date.parse(link.since), nowMs)));
  const [all, setAll] = useState(false);
  const sorted = link.refusals.toSorted((a, b) => b.count - a.count);
  const shown = all ? sorted : sorted.slice(0, FIRST_SHOWN);
  const state = t(link.connected ? 'LINK_CONNECTED' : 'LINK_NOT_CONNECTED');
  return (
    <>
      <dl className={style.facts}>
        <Fact name={t('LINK')}>{since === '' ? state : t('SINCE', { state, time: since })}</Fact>
        <Fact name={t('LAST_PING')}>
          <AgeMark {...ping} />
        </Fact>
        <Fact name={t('BACKLOG_ON_BOARD')}>{formatBacklog(link, t)}</Fact>
        <Fact name={t('SAMPLES_STORED')}>{formatNumber(link.samplesStored)}</Fact>
        {link.software !== '' && <Fact name={t('GATEWAY')}>{link.software}</Fact>}
        {shown.length === 0 && <Fact name={t('REFUSED')}>{t('NOTHING_REFUSED')}</Fact>}
      </dl>
      {shown.length > 0 && (
        <>
          <h3 className={style.heading}>{t('REFUSED')}</h3>
          <ul className={style.refusals}>
            {shown.map((refusal) => (
              <Refusal key={`${refusal.where}/${refusal.reason}`} refusal={refusal} />
            ))}
          </ul>
        </>
      )}
      {sorted.length > shown.length && (
        <button type="button" className={style.more} onClick={() => setAll(true)}>
          {t('MORE_REASONS', { count: sorted.length - shown.length })}
        </button>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={style.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The reason in words, how often and where; the last refused piece as evidence on asking. */
function Refusal({ refusal }: { refusal: RefusalCount }) {
  const at = useFromClock((nowMs) => formatTime(Date.parse(refusal.lastAt), nowMs));
  return (
    <li className={style.refusal} title={`${at} ${refusal.example}`}>
      <span>{reasonWords(refusal.reason)}</span>
      <span className={style.where}>
        {translateWord(`where-${refusal.where}`)}
        <span className={style.at}>{at}</span>
      </span>
      <span className={style.count}>{formatNumber(refusal.count)}</span>
    </li>
  );
}

/** Reasons are stable words joined by hyphens; as a sentence they need no dictionary of their own. */
function reasonWords(reason: string): string {
  const words = reason.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const dataLinkWidget: WidgetContent<'dataLink'> = {
  Component: DataLink,
  firstOption: () => ({}),
};
