import { Icon } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { useState } from 'react';
import { useForecasts } from '../../entities/forecast/index.ts';
import { useText } from '../../language/index.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import style from './attention.module.css';
import type { Attention } from './attention.ts';
import { AlarmRow, ExpiredRow, SilenceRow } from './attention-reason.tsx';
import type { LinkProgress } from './use-links.ts';

/** More than these would push everything else off the screen. */
const FIRST_SHOWN = 6;

/** Most rows of the panel; the overview sorts and filters the rest. */
const MOST_SHOWN = 60;

interface AttentionPanelProps {
  readonly rows: readonly Attention[];
  readonly links: ReadonlyMap<Attention['vesselId'], LinkProgress>;
}

/** Reason first, number second, evidence one click away. Vessels whose alarms are all acknowledged stand folded below. */
export function AttentionPanel({ rows, links }: AttentionPanelProps) {
  const open = rows.filter(({ isSeen }) => !isSeen);
  const seen = rows.filter(({ isSeen }) => isSeen);
  return (
    <Panel flush className={style.panel}>
      {open.length > 0 && <AttentionRows rows={open} links={links} />}
      {seen.length > 0 && <SeenRows rows={seen} links={links} />}
    </Panel>
  );
}

function SeenRows({ rows, links }: AttentionPanelProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={style.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        {t('ACKNOWLEDGED_ROWS', { count: rows.length })}
      </button>
      {isOpen && <AttentionRows rows={rows} links={links} />}
    </>
  );
}

/** The tag whose limit was passed. */
const tagOf = (row: Attention) => (row.kind === 'alarm' ? row.alarm.dataTagId : null);

function AttentionRows({ rows, links }: AttentionPanelProps) {
  const [all, setAll] = useState(false);
  const shown = rows.slice(0, all ? MOST_SHOWN : FIRST_SHOWN);
  const forecasts = useForecasts(shown.map(tagOf));
  return (
    <>
      <ul className={style.rows}>
        {shown.map((row) => (
          <li key={row.vesselId}>
            {row.kind === 'alarm' ? (
              <AlarmRow row={row} forecast={forecasts.get(row.alarm.dataTagId)} />
            ) : row.kind === 'expired' ? (
              <ExpiredRow row={row} />
            ) : (
              <SilenceRow row={row} link={links.get(row.vesselId)?.link} />
            )}
          </li>
        ))}
      </ul>
      <MoreButton rest={all ? 0 : rows.length - shown.length} onClick={() => setAll(true)} />
    </>
  );
}
