import type { Vessel } from '@fms/contract/vessel';
import { compareByLoad, computeLoadBands, type LoadBand } from '@fms/domain/engine';
import { formatNumber } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { LoadChart } from '@fms/ui/engine';
import { EmptyState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import { getSeriesColor, useSeriesColors } from '../../../entities/statistic/index.ts';
import { ComputedFigure } from '../../../entities/tank/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import style from '../style/engine.module.css';
import type { EngineRecord } from './engine-record.ts';
import { COMPARED, type Compared } from './sister-address.ts';
import { COMPARED_DAYS, type SisterEngines, useSisterEngines } from './use-sister-engines.ts';

interface SisterPanelProps {
  readonly vessel: Vessel;
  /** The moment the tab shows; undefined: live. */
  readonly until: Instant | undefined;
  readonly compared: Compared;
  readonly onCompare: (compared: Compared) => void;
}

const HOUR_MS = 3_600_000;

/** Every engine of this ship and of its sisters over load, on one axis, and how far each is from the middle of the sisters. */
export function SisterPanel({ vessel, until, compared, onCompare }: SisterPanelProps) {
  const t = useText();
  const now = useFromClock((nowMs) => Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  const found = useSisterEngines(vessel.id, compared, until ?? now);
  const { ships, asked, isPending, error, retry } = found;
  return (
    <Panel
      quiet
      title={t('SISTER_ENGINES')}
      caption={t('SISTER_ENGINES_ABOUT', { days: COMPARED_DAYS, asked, ships })}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('SISTER_ENGINES_OF')}
          value={compared}
          data={COMPARED.map((value) => ({ value, label: t(TITLES[value]) }))}
          onChange={({ currentTarget }) => onCompare(currentTarget.value as Compared)}
        />
      }
    >
      {error !== null && (
        <ProblemLine text={t('SISTER_ENGINES_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: retry }} />
      )}
      {isPending ? (
        <LoadingState label={t('SISTER_ENGINES_LOADING')} shape={[{ height: 176, width: 1 }]} />
      ) : ships === 0 ? (
        <EmptyState title={t('SISTER_ENGINES_NONE')} detail={t('SISTER_ENGINES_NONE_DETAIL')} />
      ) : (
        <Comparison vessel={vessel} found={found} compared={compared} />
      )}
    </Panel>
  );
}

const TITLES = {
  sfoc: 'SFOC_TITLE_ALONE',
  exhaustTemperature: 'ENGINE_EXHAUST_MEAN',
  turbochargerSpeed: 'SISTER_TURBOCHARGER_SPEED',
  chargeAirPressure: 'ENGINE_CHARGE_AIR',
  lubeOilPressure: 'ENGINE_LUBE_OIL_PRESSURE',
  lubeOilTemperature: 'ENGINE_LUBE_OIL_INLET',
  coolingWaterTemperature: 'ENGINE_HT_OUTLET',
} as const;

interface Compares {
  readonly id: string;
  readonly record: EngineRecord;
  readonly name: string;
  readonly color?: string | undefined;
  readonly bands: readonly LoadBand[];
}

function Comparison({ vessel, found, compared }: { vessel: Vessel; found: SisterEngines; compared: Compared }) {
  const t = useText();
  const order = useSeriesColors(vessel.id);
  const fleet = useVessels();
  const { own, theirs } = useMemo(() => {
    const toLine = (record: EngineRecord, index?: number): Compares => ({
      record,
      id: `${record.vesselId}/${record.engineId}`,
      name: nameEngine(record, fleet.find(({ id }) => id === record.vesselId)?.name ?? ''),
      color: index === undefined ? undefined : getSeriesColor(order, index),
      bands: computeLoadBands(record.points),
    });
    return {
      own: found.own.map((record, index) => toLine(record, index)),
      theirs: found.theirs.map((record) => toLine(record)),
    };
  }, [found.own, found.theirs, fleet, order]);
  const all = [...own, ...theirs];
  const unit = all[0]?.record.unit ?? '';
  return (
    <div className={style.consumption}>
      <LoadChart
        label={describe(own, theirs, t)}
        lines={all.map(({ id, name, color, bands }) => ({
          id,
          name,
          color,
          points: bands.map(({ loadPercent, median }) => ({ x: loadPercent, y: median })),
        }))}
      />
      <FigureTable
        label={t('SISTER_ENGINES')}
        columns={[t('SISTER_ENGINE'), t('SISTER_HOURS'), `${t('SISTER_MIDDLE')}, ${unit}`, t('SISTER_DIFFERENCE')]}
      >
        {all.map((line) => (
          <EngineRow key={line.id} {...{ line, theirs, compared }} isOwn={line.color !== undefined} />
        ))}
      </FigureTable>
    </div>
  );
}

interface EngineRowProps {
  readonly line: Compares;
  readonly theirs: readonly Compares[];
  readonly compared: Compared;
  readonly isOwn: boolean;
}

const POINTS_PER_HOUR = 6;

/** Hours, the middle of the load it ran at most, and the difference from the other ships at the same load. */
function EngineRow({ line, theirs, compared, isOwn }: EngineRowProps) {
  const { plant } = usePlantPlace();
  const { bands, name, color, record } = line;
  const others = theirs.filter((one) => one.record.vesselId !== record.vesselId).map((one) => one.bands);
  const longest = bands.toSorted((a, b) => b.count - a.count)[0];
  const count = bands.reduce((sum, band) => sum + band.count, 0);
  const keys = compared === 'sfoc' ? ['fuelRate', 'power', 'load'] : [compared, 'load'];
  const from = isOwn ? keys.flatMap((key) => plant.tagOf(formatSlotRef(record.engineId, key)) ?? []) : undefined;
  return (
    <tr>
      <th scope="row" style={{ color }}>
        {name}
      </th>
      <td>{formatNumber(count / POINTS_PER_HOUR)}</td>
      <td>{formatNumber(longest?.median, { decimals: 1 })}</td>
      <td>
        <ComputedFigure answer={compareByLoad(bands, others)} decimals={1} signed isMain={isOwn} from={from} />
      </td>
    </tr>
  );
}

const nameEngine = ({ name }: EngineRecord, ship: string) => `${ship}, ${name}`;

function describe(own: readonly Compares[], theirs: readonly Compares[], t: Translate): string {
  return t('SISTER_ENGINES_WORDS', { own: own.map(({ name }) => name).join(', '), count: theirs.length });
}
