import { formatNumber } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { TrendChart, type TrendLimit } from '@fms/ui/chart';
import { useMemo } from 'react';
import { PlantPanel, usePlantPlace } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { readWaterLimits, WATER_BUCKET_MS, type WaterPoint, type WaterQuantity } from '../record/wash-water.ts';
import style from '../style/scrubber.module.css';

const HEIGHT = 76;
/** µg/l at the discharge of the first row of the table: 45 t/MWh. */
const PAH_AT_45 = 45;
const ROWS = [
  { quantity: 'ph', name: 'PH_SERIES', unit: '', decimals: 2, slot: 'dischargePh' },
  { quantity: 'pah', name: 'PAH_SERIES', unit: 'µg/l', decimals: 1, slot: 'dischargePah' },
  { quantity: 'turbidity', name: 'TURBIDITY_SERIES', unit: 'NTU', decimals: 1, slot: 'dischargeTurbidity' },
] as const;

/** pH, PAH and turbidity of what went overboard, by the cursor of the ratio. */
export function WashWaterPanel({ scrubberId, plant, span, state, water, cursor, time }: ScrubberParts) {
  const t = useText();
  const [palette] = usePalette();
  const { onTrend } = usePlantPlace();
  const points = useMemo(() => withHoles(water.points), [water.points]);
  const times = useMemo(() => points.map((point) => point.time), [points]);
  const { faults } = state.record;
  const gaps = useMemo(() => faults.filter(({ reason }) => reason === 'silence'), [faults]);
  const limits = useWaterLimits(span.window.to);
  const rows = ROWS.filter(({ slot }) => plant.has(formatSlotRef(scrubberId, slot)));
  return (
    <PlantPanel
      quiet
      title={t('WASH_WATER')}
      slots={rows.map(({ slot }) => formatSlotRef(scrubberId, slot))}
      actions={<span className={style.caption}>{t('WASH_WATER_NOTE')}</span>}
    >
      {rows.map(({ quantity, name, unit, decimals, slot }, index) => (
        <TrendChart
          key={quantity}
          label={t(name)}
          palette={palette}
          cursor={cursor}
          height={HEIGHT}
          window={span.window}
          time={times}
          series={[
            { id: quantity, name: t(name), unit, decimals, avg: points.map((point) => point[quantity]), order: 0 },
          ]}
          limits={limits[quantity]}
          gaps={gaps}
          showTime={index === rows.length - 1}
          showPill={false}
          onMoment={time.hold}
          onSeries={() => {
            const tag = plant.tagOf(formatSlotRef(scrubberId, slot));
            if (tag !== undefined) onTrend(tag);
          }}
        />
      ))}
      <span className={style.caption}>{t('UNVERIFIED_LIMITS')}</span>
    </PlantPanel>
  );
}

function useWaterLimits(at: number): Record<WaterQuantity, TrendLimit[]> {
  const t = useText();
  return useMemo(() => {
    const set = readWaterLimits(at);
    if (set === undefined) return { ph: [], pah: [], turbidity: [] };
    const highest = (value: number) => [{ name: t('LIMIT_HIGHEST', { limit: formatNumber(value) }), value }];
    return {
      ph: [{ name: t('LIMIT_LOWEST', { limit: formatNumber(set.leastPh, { decimals: 1 }) }), value: set.leastPh }],
      pah: [
        {
          name: t('PAH_LIMIT', { limit: formatNumber(set.pahTimesFlow / PAH_AT_45) }),
          value: set.pahTimesFlow / PAH_AT_45,
        },
      ],
      turbidity: highest(set.mostTurbidity),
    };
  }, [at, t]);
}

/** Where nothing went overboard the line stops; nothing is hatched, since nothing was to be measured. */
function withHoles(points: readonly WaterPoint[]): WaterPoint[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const after = point.time + WATER_BUCKET_MS;
    const isLast = next === undefined || next.time <= after;
    return isLast ? [point] : [point, { time: after, ph: null, pah: null, turbidity: null, exceeded: [] }];
  });
}
