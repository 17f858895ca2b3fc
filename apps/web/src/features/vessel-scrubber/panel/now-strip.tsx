import type { Evaluated } from '@fms/domain/emission';
import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import type { ReactNode } from 'react';
import {
  ComputedValue,
  getSlotState,
  PlantPanel,
  SlotValue,
  usePlantPlace,
  useSlot,
  useSlots,
} from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { describeLimit, getModeText } from '../record/limit-text.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { type ScrubberNow, useScrubberNow } from '../record/use-scrubber-now.ts';
import style from '../style/scrubber.module.css';

const SHOWN = ['so2', 'co2', 'dischargePh', 'dischargePah', 'dischargeTurbidity', 'washWaterFlow'];
const UNDER_WAY_KNOTS = 0.5;

/**
 * What the scrubber does at the moment of the tab, each value with the limit it is held against: which one that is tell
 * place and speed of the record, so limits come with it.
 */
export function NowStrip({ scrubberId, plant, span, state }: ScrubberParts) {
  const t = useText();
  const slot = (key: string) => formatSlotRef(scrubberId, key);
  const gas = ['ratio', 'so2', 'co2'].map(slot);
  const water = (quantity: string) => [`discharge${quantity}`, `inlet${quantity}`].map(slot);
  const { minutes, completeness } = state.record;
  const last = minutes.at(-1);
  const now = useScrubberNow(scrubberId, span.window.to, (last?.knots ?? 0) >= UNDER_WAY_KNOTS);
  const isEvaluated = last !== undefined && !state.isPending;
  const share: PlantAnswer = !isEvaluated
    ? refuse('unknown', 'record')
    : completeness === null
      ? refuse('stopped', 'scrubber')
      : { value: completeness * 100, state: 'good' };
  return (
    <PlantPanel title={t('SCRUBBER_NOW')} quiet slots={SHOWN.map(slot).filter((ref) => plant.has(ref))}>
      <div className={style.strip}>
        <ComputedValue label={t('RATIO_NOW')} answer={now.ratio} unit="ppm/%" decimals={1} from={gas}>
          {isEvaluated && <Caption>{describeLimit(last.position, span.window.to, t)}</Caption>}
        </ComputedValue>
        <SlotValue slot={slot('so2')} label="SO2" decimals={1}>
          <Co2 slot={slot('co2')} />
        </SlotValue>
        <SlotValue slot={slot('washWaterFlow')} label={t('WASH_WATER_FLOW')} decimals={0}>
          <Mode mode={now.mode} />
        </SlotValue>
        <SlotValue slot={slot('dischargePh')} label={t('DISCHARGE_PH')} decimals={2}>
          {isEvaluated && <LimitCaption text="LIMIT_LOWEST" answer={now.ph} decimals={1} />}
        </SlotValue>
        <Above label={t('PAH_ABOVE')} from={water('Pah')} unit="µg/l" answer={now.pah} />
        <Above label={t('TURBIDITY_ABOVE')} from={water('Turbidity')} unit="NTU" answer={now.turbidity} />
        <ComputedValue label={t('RECORD_COMPLETE')} answer={share} unit="%" decimals={1} from={gas}>
          <Caption>{t('RECORD_COMPLETE_NOTE')}</Caption>
        </ComputedValue>
      </div>
    </PlantPanel>
  );
}

function Above({
  label,
  from,
  unit,
  answer,
}: {
  label: string;
  from: readonly SlotRef[];
  unit: string;
  answer: ScrubberNow['pah'];
}) {
  const value: PlantAnswer = hasValue(answer) ? { ...answer, value: answer.value.value } : answer;
  return (
    <ComputedValue {...{ label, unit, from }} answer={value} decimals={1}>
      <LimitCaption text="LIMIT_HIGHEST" answer={answer} decimals={0} />
    </ComputedValue>
  );
}

/** How the exhaust leaves, and whose it is where that is told. */
function Mode({ mode }: Pick<ScrubberNow, 'mode'>) {
  const t = useText();
  const { plant } = usePlantPlace();
  const consumers = [...plant.ofKind('main-engine'), ...plant.ofKind('generator')];
  const readings = useSlots(consumers.map(({ id }) => formatSlotRef(id, 'scrubberConnected')));
  const isOn = (id: string) => getSlotState(readings.get(formatSlotRef(id, 'scrubberConnected'))) === true;
  const connected = consumers.filter(({ id }) => isOn(id)).map(({ name }) => name);
  const word = getModeText(mode, t);
  return (
    <Caption>{connected.length === 0 ? word : t('MODE_WITH', { mode: word, consumers: connected.join(', ') })}</Caption>
  );
}

function Co2({ slot }: { slot: SlotRef }) {
  const t = useText();
  const { value, state } = useSlot(slot);
  const isKnown = typeof value === 'number' && state !== 'stale';
  return <Caption>{t('CO2_IS', { value: formatNumber(isKnown ? value : null, { decimals: 2 }) })}</Caption>;
}

interface LimitCaptionProps {
  readonly text: 'LIMIT_LOWEST' | 'LIMIT_HIGHEST';
  readonly answer: PlantAnswer<Evaluated>;
  readonly decimals: number;
}

function LimitCaption({ text, answer, decimals }: LimitCaptionProps) {
  const t = useText();
  if (!hasValue(answer)) return null;
  const { limit, isKept } = answer.value;
  const words = t(text, { limit: formatNumber(limit, { decimals }) });
  return <Caption>{isKept ? words : `${words}, ${t('BEYOND_LIMIT')}`}</Caption>;
}

function Caption({ children }: { children: ReactNode }) {
  return <span className={style.caption}>{children}</span>;
}
