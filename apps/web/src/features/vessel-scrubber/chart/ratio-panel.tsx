import type { ComplianceStretch } from '@fms/domain/emission';
import { formatAge } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { TrendChart } from '@fms/ui/chart';
import { Segmented } from '@fms/ui/control';
import { getPaletteColors } from '@fms/ui/theme';
import { useMemo } from 'react';
import { PlantPanel, usePlantPlace } from '../../../entities/plant/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import { formatRatio, getComplianceText } from '../record/limit-text.ts';
import type { ScrubberMinute } from '../record/scrubber-minute.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { RECORD_WINDOWS } from '../record/use-record-window.ts';
import type { ScrubberRecord } from '../record/use-scrubber-record.ts';
import { ModeRail } from './mode-rail.tsx';

/** The ratio with the limit of each moment, what was not measured hatched, and the mode below. */
export function RatioPanel({ height, ...parts }: ScrubberParts & { readonly height: number }) {
  const t = useText();
  const [palette] = usePalette();
  const { onTrend } = usePlantPlace();
  const { scrubberId, plant, span, state, time, cursor } = parts;
  const { record } = state;
  const trend = useMemo(() => buildRatioTrend(record, time.at, t), [record, time.at, t]);
  const { text2 } = getPaletteColors(palette);
  const slots = ['so2', 'co2'].map((key) => formatSlotRef(scrubberId, key)).filter((ref) => plant.has(ref));
  const opened = plant.tagOf(formatSlotRef(scrubberId, 'ratio')) ?? plant.tagOf(formatSlotRef(scrubberId, 'so2'));
  return (
    <PlantPanel
      quiet
      title={t('RATIO_CURVE')}
      slots={slots}
      actions={
        <Segmented
          label={t('RECORD_WINDOW')}
          value={span.choice}
          onChange={span.choose}
          options={RECORD_WINDOWS.map((value) => ({
            value,
            label: t(`WINDOW_${value.toUpperCase()}` as 'WINDOW_DAY'),
            disabled: value === 'passage' && span.port === undefined,
          }))}
        />
      }
    >
      <TrendChart
        label={t('RATIO_CURVE')}
        palette={palette}
        cursor={cursor}
        height={height}
        window={span.window}
        time={trend.time}
        series={[
          { id: 'ratio', name: t('RATIO_SERIES'), unit: 'ppm/%', decimals: 1, avg: trend.ratio, order: 0 },
          {
            ...{ id: 'limit', name: t('RATIO_LIMIT_SERIES'), unit: 'ppm/%', decimals: 1 },
            ...{ avg: trend.limit, color: text2, compared: true },
          },
        ]}
        gaps={trend.gaps}
        marks={trend.marks}
        onMoment={time.hold}
        onSeries={opened && (() => onTrend(opened))}
      />
      <ModeRail modes={record.modes} window={span.window} />
    </PlantPanel>
  );
}

/** A stretch shorter than this share of the window has no room for words, a mark nearer to another none for its number. */
const ROOM_FOR_WORDS = 0.12;
const ROOM_FOR_NUMBER = 0.1;

/** Columns by minute; marks where the limit changes, where it was exceeded, and at the moment that is held. */
function buildRatioTrend(
  { window, minutes, exceedances, faults }: ScrubberRecord,
  held: Instant | undefined,
  t: Translate,
) {
  const roomMs = window.to - window.from;
  const changes = findLimitChanges(minutes);
  const isClear = (at: Instant) => changes.every((change) => Math.abs(change.at - at) > ROOM_FOR_NUMBER * roomMs);
  return {
    time: minutes.map(({ time }) => time),
    ratio: minutes.map(({ ratio }) => ratio),
    limit: minutes.map(({ compliance }) => compliance.limit?.ratio ?? null),
    gaps: faults.map(({ from, to, reason }) => ({
      ...{ from, to },
      text: to - from > ROOM_FOR_WORDS * roomMs ? `${getComplianceText(reason, t)} ${formatAge(to - from)}` : undefined,
    })),
    marks: [
      ...changes.map(({ at, limit }) => ({
        at,
        text: t('LIMIT_CHANGES', { limit: formatRatio(limit) }),
      })),
      ...exceedances.filter(isRatio).map(({ from, highest }) => ({
        at: from,
        text: isClear(from) ? formatRatio(highest ?? 0) : '',
      })),
      ...(held === undefined ? [] : [{ at: held, text: '' }]),
    ],
  };
}

const isRatio = ({ reason }: ComplianceStretch) => reason === 'ratio';

/** Where another limit begins to hold; not where it is not known for a while. */
function findLimitChanges(minutes: readonly ScrubberMinute[]): { at: Instant; limit: number }[] {
  let known: number | undefined;
  return minutes.flatMap(({ time, compliance }) => {
    const limit = compliance.limit?.ratio;
    if (limit === undefined || limit === known) return [];
    const isFirst = known === undefined;
    known = limit;
    return isFirst ? [] : [{ at: time, limit }];
  });
}
