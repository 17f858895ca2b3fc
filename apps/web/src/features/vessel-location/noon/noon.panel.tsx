import type { Vessel } from '@fms/contract/vessel';
import type { NoonDay } from '@fms/contract/voyage';
import { formatNumber, NOT_APPLICABLE } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { formatShift, formatZone } from '../../../entities/statistic/index.ts';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import { formatFileName } from '../../../export/file-name.ts';
import { buildCsvFile } from '../../../export/index.ts';
import { saveBlob } from '../../../export/save-blob.ts';
import { useText } from '../../../language/index.ts';
import type { LocationParts } from '../state/location-parts.ts';
import { StateBar } from '../voyage/state-bar.tsx';
import { useVoyage } from '../voyage/use-voyage.ts';
import style from './noon.module.css';
import { computeNoonFigures } from './noon-figures.ts';
import { buildNoonTable } from './noon-table.ts';
import { formatNoonTimes } from './noon-text.ts';

/** The window by the ship's days, which end at noon of its own zone: distance, mean speed, time by state; and CSV. */
export function NoonPanel({ vessel, track: { window } }: Pick<LocationParts, 'vessel' | 'track'>) {
  const t = useText();
  const { data } = useVoyage(vessel, window);
  // While the voyage loads, or cannot be read, the panel of time and distance says so.
  if (data === undefined) return null;
  const zone = zoneOf(vessel);
  const inZone = t('NOON_IN_ZONE', { zone: formatZone(zone, t) });
  const save = () =>
    saveBlob(
      formatFileName(`${vessel.name} ${t('NOON_TO_NOON')}`, window, 'csv'),
      buildCsvFile(buildNoonTable(vessel, data.days, zone, t)),
    );
  return (
    <Panel
      title={t('NOON_TO_NOON')}
      quiet
      actions={<IconButton icon="export" label={t('NOON_EXPORT')} tooltip="left" iconSize={16} onClick={save} />}
    >
      {/* Many days scroll inside their panel, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={style.days} tabIndex={0} aria-label={inZone}>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col" title={t('NOON_RULE')}>
                {inZone}
              </th>
              <th scope="col">nm</th>
              <th scope="col" title={t('NOON_SPEED')}>
                kn
              </th>
              <th scope="col" className="fms-spoken">
                {t('NOON_STATES')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.days.toReversed().map((day) => (
              <DayRow key={day.from} day={day} zone={zone} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

const zoneOf = (vessel: Vessel) => getVesselOptions(vessel).setting.reportTimeZone;

function DayRow({ day, zone }: { day: NoonDay; zone: string }) {
  const t = useText();
  const figures = computeNoonFigures(day);
  const { miles, knots } = figures;
  return (
    <tr>
      <th scope="row">{formatShift({ fromTime: Date.parse(day.from), toTime: Date.parse(day.to) }, zone)}</th>
      <td>{formatNumber(miles, { decimals: 1 })}</td>
      <td>{knots === null ? NOT_APPLICABLE : formatNumber(knots, { decimals: 1 })}</td>
      <td className={style.states}>
        <StateBar totals={day.totals} />
        {day.isPartial && <em>{t('NOON_PARTIAL')}</em>}
        {formatNoonTimes(figures, t).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </td>
    </tr>
  );
}
