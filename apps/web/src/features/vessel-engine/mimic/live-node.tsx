import { formatMeasurement, formatNumber } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import type { MimicNode } from '@fms/domain/plant/mimic';
import { DeviceSymbol, MimicTank } from '@fms/ui/mimic';
import { memo } from 'react';
import {
  getSlotNumber,
  getSlotState,
  type SlotReading,
  usePlantPlace,
  useSlots,
} from '../../../entities/plant/index.ts';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import style from '../style/mimic.module.css';
import { LiveReadout } from './live-readout.tsx';
import { type NodeActions, NodeButton } from './node-button.tsx';

interface LiveNodeProps {
  readonly node: MimicNode;
  readonly selected: SlotRef | undefined;
  /** The one node that the tab key reaches; arrow keys lead to the others. */
  readonly isCurrent: boolean;
  readonly actions: NodeActions;
}

/** A device with its name, its state and the values beside it: one button, whose first value opens. */
export const LiveNode = memo(function LiveNode({ node, selected, isCurrent, actions }: LiveNodeProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const readings = useSlots(Object.values(node.slots));
  const shown = node.readouts.filter(({ slot }) => plant.has(slot));
  const first = [...shown.map(({ slot }) => slot), ...Object.values(node.slots)].find((slot) => plant.has(slot));
  return (
    <NodeButton nodeId={node.id} slot={first} isCurrent={isCurrent} actions={actions}>
      <g transform={`translate(${node.at[0]} ${node.at[1]})`}>
        <NodeSymbol node={node} readings={readings} />
        <NodeName node={node} words={describe(node, readings, t)} />
      </g>
      {shown.map((readout) => (
        <LiveReadout
          key={readout.slot}
          readout={readout}
          at={node.at}
          isSelected={readout.slot === selected}
          onSelect={actions.onSelect}
        />
      ))}
    </NodeButton>
  );
});

type Readings = ReadonlyMap<SlotRef, SlotReading>;
const readingOf = (readings: Readings, slot: SlotRef | undefined) =>
  slot === undefined ? undefined : readings.get(slot);

function NodeSymbol({ node, readings }: { node: MimicNode; readings: Readings }) {
  const { kind, size, slots } = node;
  if (kind === 'tank') return <TankSymbol node={node} readings={readings} />;
  if (kind === 'engine' || size?.[0] === 0) return null;
  const isOn = getSlotState(readingOf(readings, slots.running ?? slots.open));
  return (
    <DeviceSymbol
      kind={kind}
      isOn={isOn}
      position={getSlotNumber(readingOf(readings, slots.position))}
      isFaint={kind === 'pump' && isOn === false}
      letter={kind === 'meter' ? 'F' : 'V'}
      size={size}
    />
  );
}

function TankSymbol({ node, readings }: { node: MimicNode; readings: Readings }) {
  const { size = [80, 110], medium, slots } = node;
  const level = readingOf(readings, slots.level);
  const lines = [slots.volume, slots.temperature].flatMap((slot) => {
    const reading = readingOf(readings, slot);
    const value = getSlotNumber(reading);
    const decimals = slot === slots.volume ? 1 : 0;
    return reading?.tag === undefined || value === undefined
      ? []
      : [`${formatNumber(value, { decimals })} ${reading.unit}`];
  });
  return (
    <MimicTank
      width={size[0]}
      height={size[1]}
      medium={medium}
      percent={getSlotNumber(level)}
      state={level?.state ?? 'unknown'}
      lines={lines}
    />
  );
}

/** Above its symbol unless the template says otherwise. */
function NodeName({ node: { kind, label, size }, words }: { node: MimicNode; words: string }) {
  if (words === '') return null;
  const above =
    kind === 'exchanger' ? -(size?.[1] ?? 38) / 2 - 6 : kind === 'valve' || kind === 'three-way' ? -17 : -23;
  const [x, y] = label ?? [0, above];
  return (
    <text className={style.name} x={x} y={y} textAnchor="middle">
      {words}
    </text>
  );
}

/** "Feed pump 1 running", "Suction closed", "42 % to cooler"; an open valve says only its name. */
function describe({ kind, word, number, slots }: MimicNode, readings: Readings, t: Translate): string {
  const name = word === undefined ? '' : t(`MIMIC_${word}` as TextKey, { number: number ?? '' });
  const position = readingOf(readings, slots.position);
  if (position?.tag !== undefined) {
    const percent = getSlotNumber(position);
    const share =
      percent === undefined ? t('MIMIC_UNKNOWN') : formatMeasurement(percent, { ...position.tag, decimals: 0 });
    return kind === 'three-way' ? `${share} ${name}` : `${name} ${share}`;
  }
  const slot = slots.running ?? slots.open;
  const reading = readingOf(readings, slot);
  if (slot === undefined || reading?.tag === undefined) return name;
  const isOn = getSlotState(reading);
  if (isOn === undefined) return `${name} ${t('MIMIC_UNKNOWN')}`;
  if (kind === 'valve') return isOn ? name : `${name} ${t('MIMIC_CLOSED')}`;
  return `${name} ${t(isOn ? 'MIMIC_RUNNING' : 'MIMIC_STANDING')}`;
}
