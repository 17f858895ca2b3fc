import { formatNumber } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Link } from 'react-router';
import { formatSamplesPath } from '../../../entities/statistic/index.ts';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import { formatPeriod } from '../model/fleet-period.ts';
import type { FleetRow } from '../model/fleet-row.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import { formatShare } from '../model/quantity-text.ts';
import style from '../style/fleet-statistic.module.css';

const STATES = ['sea', 'manoeuvre', 'still', 'unknown'] as const;
const STATE_TEXT: Readonly<Record<(typeof STATES)[number], TextKey>> = {
  sea: 'FLEET_STATE_SEA',
  manoeuvre: 'FLEET_STATE_MANOEUVRE',
  still: 'FLEET_STATE_STILL',
  unknown: 'FLEET_STATE_UNKNOWN',
};

/** How the vessels drawn spent their time, and who of all stands out from its sisters, with the reason. */
export function StatePanel({ state, rows, places, period }: PanelParts) {
  const t = useText();
  const drawn = places.flatMap((id) => rows.find(({ vesselId }) => vesselId === id) ?? []);
  const outliers = rows.filter(({ outlier }) => outlier !== null);
  return (
    <Panel title={t('FLEET_STATES', { period: formatPeriod(period, state.zone) })} quiet className={style.side}>
      {drawn.map((row) => (
        <Shares key={row.vesselId} row={row} />
      ))}
      <ul className={style.legend}>
        {STATES.map((one) => (
          <li key={one}>
            <i className={`${style.key} ${one === 'unknown' ? 'fms-hatch' : ''}`} data-state={one} />
            {t(STATE_TEXT[one])}
          </li>
        ))}
      </ul>
      {outliers.map((row) => (
        <p key={row.vesselId} className={style.notice}>
          {tellOutlier(row, t)}{' '}
          <Link to={formatSamplesPath(row.vesselId, row.tagIds, period) ?? ''}>{t('FLEET_OPEN_SAMPLES')}</Link>
        </p>
      ))}
    </Panel>
  );
}

function Shares({ row: { vessel, states } }: { readonly row: FleetRow }) {
  const t = useText();
  const percent = (share: number) => formatNumber(share * 100);
  const words = STATES.map((one) => `${t(STATE_TEXT[one])} ${percent(states[one])} %`).join(', ');
  return (
    <div className={style.shares}>
      <span className={style.vessel}>{vessel.name}</span>
      <div className={style.bar} role="img" aria-label={`${vessel.name}: ${words}`}>
        {STATES.map((one) => (
          <i
            key={one}
            data-state={one}
            className={one === 'unknown' ? 'fms-hatch' : undefined}
            style={{ flexGrow: states[one] }}
          />
        ))}
      </div>
      <span className={style.percent}>{STATES.map((one) => percent(states[one])).join(' · ')} %</span>
    </div>
  );
}

const REASON_TEXT: Readonly<Record<string, TextKey>> = {
  faster: 'FLEET_REASON_FASTER',
  slower: 'FLEET_REASON_SLOWER',
  'more-under-way': 'FLEET_REASON_MORE_UNDER_WAY',
  'less-under-way': 'FLEET_REASON_LESS_UNDER_WAY',
  'more-wind': 'FLEET_REASON_WIND',
  none: 'FLEET_REASON_NONE',
};

/** `Ryvarden: +10 % against its sisters since 13 Nov; speed, time under way and wind do not differ.` */
function tellOutlier({ vessel, outlier }: FleetRow, t: Translate): string {
  if (outlier === null) return '';
  const since = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(outlier.since),
  );
  const reason = t(REASON_TEXT[outlier.reason] ?? 'FLEET_REASON_NONE');
  return t('FLEET_OUTLIER', { vessel: vessel.name, share: formatShare(outlier.share), since, reason });
}
