import { formatAge, formatNumber } from '@fms/domain/format';
import { hasValue } from '@fms/domain/plant-value';
import type { TripCheck } from '@fms/domain/power';
import type { BoardCheck } from '@fms/domain/switchboard';
import { HOUR_MS } from '@fms/domain/time';
import { CapacityBars } from '@fms/ui/power';
import { PlantPanel } from '../../../entities/plant/index.ts';
import {
  type Board,
  formatPower,
  getCheckedSections,
  getSetMark,
  toTripWords,
  useTripCheck,
} from '../../../entities/switchboard/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import style from './trip.module.css';

/** What happens if the largest running set trips now: one verdict for each part of the switchboard that hangs together. */
export function TripPanel({ board }: { readonly board: Board }) {
  const t = useText();
  const checks = useTripCheck(board);
  return (
    <PlantPanel quiet title={t('IF_LARGEST_TRIPS')} slots={board.slots}>
      {checks.map((check) => (
        <Verdict key={check.sections.join(' ')} board={board} check={check} />
      ))}
      <p className={style.foot}>{t('TRIP_BASIS')}</p>
    </PlantPanel>
  );
}

function Verdict({ board, check }: { readonly board: Board; readonly check: BoardCheck }) {
  const t = useText();
  const { verdict, detail, notes, isRisk } = toTripWords(check, t);
  const section = getCheckedSections(board.layout, check, t);
  return (
    <div className={style.check} data-risk={isRisk}>
      <p className={style.verdict}>
        {section !== '' && <span className={style.section}>{section}</span>}
        <b>{verdict}</b>
        <span>{detail}</span>
      </p>
      {hasValue(check.check) && <Bars check={check.check.value} board={board} of={check} />}
      {notes.map((note) => (
        <p key={note} className={style.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Bars({ check, board, of }: { readonly check: TripCheck; readonly board: Board; readonly of: BoardCheck }) {
  const t = useText();
  const { loadAfterKw, setsKw, batteryKw, marginKw, marginWithoutBatteryKw } = check;
  const margin = t(marginKw < 0 ? 'SHORT_OF' : 'MARGIN_OF', { power: formatPower(Math.abs(marginKw)) });
  return (
    <>
      <CapacityBars
        label={`${t('IF_LARGEST_TRIPS')}: ${margin}`}
        loadTitle={t('LOAD_AFTER_TRIP')}
        partsTitle={t('CARRIED_BY')}
        load={loadAfterKw}
        loadText={formatPower(loadAfterKw)}
        parts={[
          { id: 'sets', power: setsKw, text: setsText(check, board, of, t), kind: 'sets' as const },
          {
            id: 'battery',
            power: batteryKw,
            text: t('BATTERY_TO', { power: formatNumber(batteryKw) }),
            kind: 'battery' as const,
          },
        ].filter(({ power }) => power > 0)}
        marginText={margin}
        unit="kW"
      />
      {batteryKw > 0 && (
        <dl className={style.facts}>
          <Fact
            label={t('BATTERY_CARRIES')}
            text={formatPower(Math.min(batteryKw, Math.max(0, -marginWithoutBatteryKw)))}
          />
          <Fact label={t('CARRIES_FOR')} text={carriedFor(check, t)} />
          <Fact label={t('WITHOUT_BATTERY')} text={formatPower(marginWithoutBatteryKw)} />
        </dl>
      )}
    </>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** "G3 to 1 820": which sets remain, and up to which power. */
function setsText({ setsKw, lost }: TripCheck, board: Board, { sections }: BoardCheck, t: Translate): string {
  const names = board.layout.sections
    .filter(({ id }) => sections.includes(id))
    .flatMap(({ sets }) => sets)
    .filter(({ id, name }) => board.standingOf(id).state === 'running' && name !== lost.name)
    .map(({ id, name }) => getSetMark(id) ?? name);
  return t('SETS_TO', { sets: names.join(', '), power: formatNumber(setsKw) });
}

/** How long the battery carries what the sets cannot; not asked where they can. */
function carriedFor({ batteryHours, marginKw, marginWithoutBatteryKw }: TripCheck, t: Translate): string {
  if (marginWithoutBatteryKw >= 0) return t('NOT_NEEDED');
  if (batteryHours === null) return marginKw < 0 ? t('NOT_ENOUGH') : t('ENERGY_UNKNOWN');
  return formatAge(batteryHours * HOUR_MS);
}
