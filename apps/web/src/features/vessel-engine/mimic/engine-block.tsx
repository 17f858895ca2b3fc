import { computeHeatFlow } from '@fms/domain/engine';
import { computeNetFuelFlow } from '@fms/domain/fuel';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { DeviceIcon, MimicReading } from '@fms/ui/mimic';
import {
  getReasonText,
  getSlotState,
  toPlantInput,
  usePlantPlace,
  useSlot,
  useSlots,
} from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { VESSEL_DENSITY } from '../figure/engine-slots.ts';
import { useEngineFigures } from '../figure/use-engine-figures.ts';
import style from '../style/mimic.module.css';
import { LiveReadout } from './live-readout.tsx';
import { type NodeActions, NodeButton } from './node-button.tsx';

interface EngineBlockProps {
  readonly engine: PlantEquipment;
  /** Middle of the block. */
  readonly x: number;
  /** Of the drawing, px: a low one has room for the first rows only. */
  readonly height: number;
  readonly selected: SlotRef | undefined;
  readonly isCurrent: boolean;
  readonly actions: NodeActions;
}

/** Of the block, its head and its rows, px of the drawing. */
const SIZE = { width: 132, head: 128, row: 24, labelled: 54 } as const;

/** The engine itself: whether it runs, its main values, and what is computed of it. */
export function EngineBlock({ engine, x, height, selected, isCurrent, actions }: EngineBlockProps) {
  const { plant } = usePlantPlace();
  const { onSelect } = actions;
  const isThere = (key: string) => plant.has(formatSlotRef(engine.id, key));
  const rows = MAIN_ROWS.filter(isThere);
  const labelled = LABELLED_ROWS.filter(([key]) => isThere(key));
  const labelledTop = SIZE.head + rows.length * SIZE.row + 14;
  const room = Math.max(0, Math.floor((height - labelledTop) / SIZE.labelled));
  const figureTop = labelledTop + Math.min(room, labelled.length) * SIZE.labelled;
  const first = [...rows, 'running'].find(isThere);
  return (
    <NodeButton
      nodeId="engine"
      slot={first === undefined ? undefined : formatSlotRef(engine.id, first)}
      isCurrent={isCurrent}
      actions={actions}
    >
      <rect className={style.engine} x={x - SIZE.width / 2} y={10} width={SIZE.width} height={height - 20} rx={6} />
      <g transform={`translate(${x} 38)`}>
        <DeviceIcon name="engine" size={34} />
      </g>
      <text className={style.engineName} x={x} y={74} textAnchor="middle">
        {engine.name}
      </text>
      <RunningLine engine={engine} x={x} />
      {rows.slice(0, Math.max(0, Math.floor((height - SIZE.head) / SIZE.row))).map((key, index) => (
        <LiveReadout
          key={key}
          readout={{ slot: formatSlotRef(engine.id, key), offset: [0, 0], align: 'middle' }}
          at={[x, SIZE.head + index * SIZE.row]}
          unitWord={UNIT_WORDS[key]}
          isSelected={formatSlotRef(engine.id, key) === selected}
          onSelect={onSelect}
        />
      ))}
      {labelled.slice(0, room).map(([key, word], index) => (
        <g key={key}>
          <Caption x={x} y={labelledTop + index * SIZE.labelled + 16} word={word} />
          <LiveReadout
            readout={{ slot: formatSlotRef(engine.id, key), offset: [0, 0], align: 'middle' }}
            at={[x, labelledTop + index * SIZE.labelled + 34]}
            isSelected={formatSlotRef(engine.id, key) === selected}
            onSelect={onSelect}
          />
        </g>
      ))}
      {figureTop + 2 * SIZE.labelled <= height && (
        <>
          <HeatFigure engine={engine} x={x} y={figureTop} />
          <SlowDown engine={engine} x={x} y={figureTop + SIZE.labelled} />
        </>
      )}
    </NodeButton>
  );
}

const MAIN_ROWS = ['load', 'power', 'speed', 'exhaustTemperature'];
/** Behind the unit of what would be taken for another quantity without it. */
const UNIT_WORDS: Readonly<Record<string, string>> = { load: 'LOAD', exhaustTemperature: 'EXHAUST' };
const LABELLED_ROWS = [
  ['fuelRack', 'RACK'],
  ['oilMist', 'OIL_MIST'],
  ['crankcasePressure', 'CRANKCASE'],
] as const;

function Caption({ x, y, word }: { x: number; y: number; word: string }) {
  const t = useText();
  return (
    <text className={style.caption} x={x} y={y} textAnchor="middle">
      {t(`MIMIC_${word}` as TextKey)}
    </text>
  );
}

/** Green only where the engine runs. */
function RunningLine({ engine, x }: { engine: PlantEquipment; x: number }) {
  const t = useText();
  const { isRunning } = useEngineFigures(engine);
  const state = hasValue(isRunning) ? isRunning.value : undefined;
  const words = t(state === undefined ? 'MIMIC_UNKNOWN' : state ? 'MIMIC_RUNNING' : 'MIMIC_STANDING');
  return (
    <>
      <circle className={style.lamp} data-on={state} cx={x - 32} cy={91} r={4.5} />
      <text className={style.caption} x={x - 22} y={95}>
        {words}
      </text>
    </>
  );
}

/** ṁ c ΔT of the high temperature water; what is missing is said in its place. */
function HeatFigure({ engine: { id }, x, y }: { engine: PlantEquipment; x: number; y: number }) {
  const [flow, inlet, outlet] = ['highTemperatureWaterFlow', 'highTemperatureWaterInlet', 'coolingWaterTemperature'];
  const { plant } = usePlantPlace();
  const slots = [flow, inlet, outlet].map((key) => formatSlotRef(id, key ?? ''));
  const readings = useSlots(slots);
  if (!slots.every((slot) => plant.has(slot))) return null;
  const input = (key: string | undefined) => toPlantInput(readings.get(formatSlotRef(id, key ?? '')), key ?? '');
  const heat = computeHeatFlow({ volumeFlow: input(flow), inlet: input(inlet), outlet: input(outlet) }, 'fresh-water');
  return (
    <>
      <Caption x={x} y={y + 16} word="HEAT" />
      <ComputedReading answer={heat} unit="kW" x={x} y={y + 34} align="middle" />
    </>
  );
}

function SlowDown({ engine: { id }, x, y }: { engine: PlantEquipment; x: number; y: number }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const slot = formatSlotRef(id, 'slowDown');
  const isActive = getSlotState(useSlot(slot));
  if (!plant.has(slot)) return null;
  const word = isActive === undefined ? 'MIMIC_UNKNOWN' : isActive ? 'MIMIC_SLOW_DOWN_ACTIVE' : 'MIMIC_SLOW_DOWN_NONE';
  return (
    <>
      <Caption x={x} y={y + 16} word="SLOW_DOWN" />
      <text className={style.word} x={x} y={y + 36} textAnchor="middle">
        {t(word)}
      </text>
    </>
  );
}

/** Supply less return in kg/h, each by its density at its temperature. */
export function NetFuel({ engine: { id }, x, y }: { engine: PlantEquipment; x: number; y: number }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const keys = ['fuelSupplyFlow', 'fuelReturnFlow', 'fuelSupplyTemperature', 'fuelReturnTemperature'] as const;
  const slots = keys.map((key) => formatSlotRef(id, key));
  const readings = useSlots([...slots, VESSEL_DENSITY]);
  if (!slots.every((slot) => plant.has(slot))) return null;
  const input = (key: (typeof keys)[number]) => toPlantInput(readings.get(formatSlotRef(id, key)), key);
  const net = computeNetFuelFlow({
    fuelSupplyFlow: input('fuelSupplyFlow'),
    fuelReturnFlow: input('fuelReturnFlow'),
    fuelSupplyTemperature: input('fuelSupplyTemperature'),
    fuelReturnTemperature: input('fuelReturnTemperature'),
    density: toPlantInput(readings.get(VESSEL_DENSITY), 'fuelDensity'),
  });
  const mass = hasValue(net) ? { ...net, value: net.value.kilogramsPerHour } : net;
  return (
    <>
      <ComputedReading answer={mass} unit="kg/h" x={x} y={y} align="start" decimals={1} note={false} />
      {/* Below the return pipe, whose arrows would cross a reason directly under the value. */}
      <text className={style.caption} x={x} y={y + 42}>
        {hasValue(net) ? t('MIMIC_NET') : getReasonText(net.reason, t)}
      </text>
    </>
  );
}

interface ComputedReadingProps {
  readonly answer: PlantAnswer;
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'start' | 'middle';
  readonly decimals?: number;
  /** Whether the reason why there is no value stands under it; true by default. */
  readonly note?: boolean;
}

function ComputedReading({ answer, note = true, ...place }: ComputedReadingProps) {
  const t = useText();
  const isThere = hasValue(answer);
  return (
    <MimicReading
      {...place}
      value={isThere ? answer.value : null}
      state={isThere ? (answer.state === 'late' ? 'late' : 'fresh') : 'unknown'}
      note={isThere || !note ? undefined : getReasonText(answer.reason, t)}
    />
  );
}
