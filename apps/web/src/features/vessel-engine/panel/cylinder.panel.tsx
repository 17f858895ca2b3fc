import { CYLINDER_LIMITS } from '@fms/domain/engine';
import { formatNumber, formatTime, NO_VALUE } from '@fms/domain/format';
import type { PlantEquipment } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import { CylinderBars } from '@fms/ui/engine';
import { Reading } from '@fms/ui/value';
import { PlantPanel, usePlantPlace, useSlots } from '../../../entities/plant/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { type AlarmSnapshot, useAlarms, useFromClock } from '../../../live/index.ts';
import type { CylinderFinding, CylinderState } from '../figure/cylinder-state.ts';
import { type EngineCylinders, useCylinders } from '../figure/use-cylinders.ts';
import { useEngineFigures } from '../figure/use-engine-figures.ts';
import style from '../style/engine.module.css';

const { fine } = CYLINDER_LIMITS.factors;

/** Exhaust temperature of each cylinder against their mean, with what a hot one points to. */
export function CylinderPanel({ engine }: { engine: PlantEquipment }) {
  const t = useText();
  const { onTrend } = usePlantPlace();
  const { isRunning } = useEngineFigures(engine);
  const cylinders = useCylinders(engine, isRunning);
  const { active } = useAlarms();
  const { states, used, tagOf } = cylinders;
  const isStopped = hasValue(isRunning) && !isRunning.value;
  return (
    <PlantPanel
      title={t('CYLINDER_TITLE')}
      quiet
      slots={cylinders.slots}
      actions={
        !isStopped &&
        used < states.length && (
          <span className="fms-caption">{t('CYLINDER_OF_ALL', { used, all: states.length })}</span>
        )
      }
    >
      <div className={style.cylinders}>
        <CylinderBars
          label={t('CYLINDER_TITLE_OF', { engine: engine.name })}
          fine={fine}
          isLate={cylinders.isLate}
          cylinders={states.map((one) => ({
            ...one,
            label: describe(one, t),
            alarm: findPriority(active, tagOf(one.number)?.Id),
          }))}
          onOpen={(number) => {
            const tag = tagOf(number);
            if (tag !== undefined) onTrend(tag);
          }}
        />
        <div className={style.findings}>
          {isStopped ? <StoppedNote cylinders={cylinders} /> : <Findings cylinders={cylinders} />}
        </div>
      </div>
    </PlantPanel>
  );
}

function describe({ number, temperature, deviation, state }: CylinderState, t: Translate): string {
  if (state === 'missing') return t('CYLINDER_MISSING', { number });
  if (state === 'stopped' || deviation === null) return t('CYLINDER_STOPPED', { number });
  return t('CYLINDER_WORDS', {
    number,
    temperature: formatNumber(temperature),
    deviation: formatNumber(deviation, { signed: true }),
  });
}

const findPriority = (active: AlarmSnapshot['active'], tagId: number | undefined) =>
  active.find((alarm) => alarm.dataTagId === tagId && alarm.cleared === null)?.priority;

function Findings({ cylinders }: { cylinders: EngineCylinders }) {
  const t = useText();
  const { mean, spread, findings, hottest, states, used, isLate } = cylinders;
  const state = mean === null ? 'unknown' : isLate ? 'late' : 'fresh';
  return (
    <>
      <Reading label={t('CYLINDER_MEAN')} value={mean} unit="°C" state={state} layout="row" size="small" />
      <Reading label={t('CYLINDER_SPREAD')} value={spread} unit="K" state={state} layout="row" size="small" />
      {findings.length === 0 && (
        <>
          <Reading
            label={t('CYLINDER_HIGHEST')}
            value={hottest?.temperature}
            unit="°C"
            state={state}
            layout="row"
            size="small"
          />
          {used === states.length && <p className={style.note}>{t('CYLINDER_WITHIN', { kelvin: fine })}</p>}
        </>
      )}
      {findings.map((finding) => (
        <FindingRow key={finding.number} finding={finding} state={state} />
      ))}
    </>
  );
}

/** In text, not in the colour of an alarm: it is a finding, and its alarm says itself. */
function FindingRow({ finding, state }: { finding: CylinderFinding; state: 'fresh' | 'late' | 'unknown' }) {
  const t = useText();
  const { number, temperature, hint, pressureOffset } = finding;
  const bar = formatNumber(Math.abs(pressureOffset ?? 0), { decimals: 0 });
  const words =
    hint === 'exhaust-valve'
      ? t('CYLINDER_HOT_EXHAUST_VALVE', { bar })
      : hint === 'injector'
        ? t('CYLINDER_HOT_INJECTOR', { bar })
        : t('CYLINDER_OUT', { kelvin: fine });
  return (
    <>
      <Reading
        label={t('CYLINDER_NUMBER', { number })}
        value={temperature}
        unit="°C"
        state={state}
        layout="row"
        size="small"
      />
      <p className={style.finding}>{words}</p>
    </>
  );
}

/** "stopped, last 05:41" */
function StoppedNote({ cylinders: { slots } }: { cylinders: EngineCylinders }) {
  const t = useText();
  const time = useLastTime(slots);
  return <p className={style.note}>{time === NO_VALUE ? t('ENGINE_STOPPED') : t('CYLINDER_LAST', { time })}</p>;
}

function useLastTime(slots: EngineCylinders['slots']): string {
  const readings = useSlots(slots);
  const times = [...readings.values()].flatMap(({ time }) => time ?? []);
  const last = times.length === 0 ? undefined : Math.max(...times);
  return useFromClock((nowMs) => (last === undefined ? NO_VALUE : formatTime(last, nowMs)));
}
