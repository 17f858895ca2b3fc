import { formatTime, formatWeekday } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { SessionCurve } from '@fms/ui/power';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import { getSeriesColor, useWidgetChartColors } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { AddressValue } from '../../../navigation/address-schema.ts';
import style from './charge.module.css';
import type { CHARGE_ADDRESS } from './charge-span.ts';
import { CHARGE_RANGES, getPicked, NOTHING_CHOSEN } from './charge-span.ts';
import type { Charge } from './use-charge.ts';

const RANGE_TEXT = { day: 'CHARGE_DAY', week: 'CHARGE_WEEK', month: 'CHARGE_MONTH' } as const;
/** As many buckets without a value are a gap. */
const GAP_BUCKETS = 4;
type State = AddressValue<typeof CHARGE_ADDRESS>;

interface CurvePanelProps {
  readonly charge: Charge;
  readonly day: Instant;
  readonly state: State;
  readonly onChange: (part: Partial<State>) => void;
}

/** The state of charge with its sessions shaded; one is chosen by a press. */
export function CurvePanel({ charge, day, state, onChange }: CurvePanelProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const colors = useWidgetChartColors(plant.plant.vesselId);
  const { window, sessions } = charge;
  const known = charge.curves.filter(({ points }) => points.length > 0);
  const widths = known.flatMap(({ points }) =>
    points.slice(1).map(({ time }, place) => time - (points[place]?.time ?? 0)),
  );
  const bucketMs = widths.length === 0 ? 60_000 : Math.min(...widths);
  return (
    <Panel
      className={style.curve}
      title={`${formatWeekday(day)}, ${t('CHARGE_CURVE')}`}
      actions={
        <>
          <Segmented
            label={t('CHARGE_RANGE')}
            value={state.range}
            onChange={(range) => onChange({ range, ...NOTHING_CHOSEN })}
            options={CHARGE_RANGES.map((value) => ({ value, label: t(RANGE_TEXT[value]) }))}
          />
          <Segmented
            label={t('CURVES_SHOWN')}
            value={state.look}
            onChange={(look) => onChange({ look })}
            options={[
              { value: 'battery', label: t('BATTERY') },
              { value: 'strings', label: t('STRINGS') },
            ]}
          />
        </>
      }
    >
      {known.length === 0 && sessions.length === 0 ? (
        charge.isPending ? (
          <LoadingState label={t('LOADING_CURVES')} shape={[{ height: 220, width: 1 }]} />
        ) : (
          <EmptyState title={t('NO_CHARGE_IN_SPAN')} detail={t('NO_CHARGE_IN_SPAN_DETAIL')} />
        )
      ) : (
        <>
          <SessionCurve
            label={t('CURVE_OF_CHARGE', { day: formatWeekday(day) })}
            window={window}
            gapMs={GAP_BUCKETS * bucketMs}
            curves={known.map(({ id, name, points }, place) => ({
              id,
              name,
              color: known.length > 1 ? getSeriesColor(colors, place) : undefined,
              points: points.map(({ time, avg }) => ({ time, value: avg })),
            }))}
            sessions={sessions.map(({ number, fromTime, toTime }) => ({
              id: String(fromTime),
              from: fromTime,
              to: toTime,
              text: t('SESSION_NAMED', { number, time: formatTime(fromTime, window.to) }),
            }))}
            selected={state.session === undefined ? undefined : String(state.session)}
            onSelect={(id) => onChange({ session: Number(id) })}
            picked={getPicked(state)}
            onPick={(span) =>
              onChange({ pickedFrom: span && Math.round(span.from), pickedTo: span && Math.round(span.to) })
            }
          />
          {known.length > 1 && (
            <p className={style.legend}>
              {known.map(({ id, name }, place) => (
                <span key={id}>
                  <i style={{ background: getSeriesColor(colors, place) }} />
                  {name}
                </span>
              ))}
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
