import type { PlantEquipment, SlotRef } from '@fms/domain/plant';
import { type Direction, type PlacedMimic, walkMimic } from '@fms/domain/plant/mimic';
import { MimicDrawing } from '@fms/ui/mimic';
import { useMemo, useRef, useState } from 'react';
import type { LayoutEditor } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { EngineBlock, NetFuel } from './engine-block.tsx';
import { LiveNode } from './live-node.tsx';
import { LivePipe } from './live-pipe.tsx';
import type { NodeActions } from './node-button.tsx';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const NUDGE: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-4, 0],
  right: [4, 0],
  up: [0, -4],
  down: [0, 4],
};
/** Of the template: right of the return meter. */
const NET_FUEL = [560, 123] as const;

interface MimicSheetProps {
  readonly engine: PlantEquipment;
  readonly mimic: PlacedMimic;
  readonly moves: boolean;
  readonly selected: SlotRef | undefined;
  readonly onSelect: (slot: SlotRef) => void;
  /** Where its devices may be moved. */
  readonly editor?: LayoutEditor;
}

/** The drawing with its live values; arrow keys walk along the pipes, Enter opens a measuring point. */
export function MimicSheet({ engine, mimic, moves, selected, onSelect, editor }: MimicSheetProps) {
  const t = useText();
  const { current, actions } = useNodeActions(mimic, onSelect, editor);
  const reached = mimic.nodes.some(({ id }) => id === current) ? current : mimic.nodes[0]?.id;
  const fuel = mimic.circuits.find(({ id }) => id === 'fuel');
  return (
    <MimicDrawing
      label={t('MIMIC_OF', { equipment: engine.name })}
      width={mimic.width}
      height={mimic.height}
      moves={moves}
      bands={mimic.circuits.map(({ id, word, top, height }) => ({
        id,
        title: t(`MIMIC_${word}` as TextKey),
        top,
        height,
      }))}
    >
      {mimic.pipes.map((pipe) => (
        <LivePipe key={pipe.id} pipe={pipe} />
      ))}
      {mimic.nodes.map((node) =>
        node.kind === 'engine' ? (
          <EngineBlock
            key={node.id}
            engine={engine}
            x={node.at[0]}
            height={mimic.height}
            selected={selected}
            isCurrent={node.id === reached}
            actions={actions}
          />
        ) : (
          <LiveNode
            key={node.id}
            node={node}
            selected={node.readouts.some(({ slot }) => slot === selected) ? selected : undefined}
            isCurrent={node.id === reached}
            actions={actions}
          />
        ),
      )}
      {fuel && <NetFuel engine={engine} x={NET_FUEL[0]} y={NET_FUEL[1] + fuel.top} />}
    </MimicDrawing>
  );
}

/** Units of the drawing to a pixel of the screen. */
const scaleOf = (sheet: SVGSVGElement | null) =>
  sheet === null ? 1 : sheet.viewBox.baseVal.width / sheet.getBoundingClientRect().width;

/** The same actions as long as the layout is not edited, so that no node is drawn again for another one. */
function useNodeActions(mimic: PlacedMimic, onSelect: (slot: SlotRef) => void, editor: LayoutEditor | undefined) {
  const [current, setCurrent] = useState<string>();
  const latest = useRef({ mimic, onSelect, editor });
  latest.current = { mimic, onSelect, editor };
  const isEditing = editor?.isEditing === true;
  const actions = useMemo((): NodeActions => {
    const placeOf = (nodeId: string) => {
      const { mimic: drawn, editor: layout } = latest.current;
      const node = drawn.nodes.find(({ id }) => id === nodeId);
      const shift = drawn.shiftOf(node?.circuit ?? '');
      return { layout, at: [node?.at[0] ?? 0, (node?.at[1] ?? 0) - shift] as const };
    };
    return {
      onSelect: (slot) => latest.current.onSelect(slot),
      onFocus: setCurrent,
      onGrab: isEditing
        ? (event, nodeId) => {
            const { layout, at } = placeOf(nodeId);
            if (nodeId === 'engine') return;
            const scale = scaleOf(event.currentTarget.ownerSVGElement);
            layout?.drag(event, nodeId, at, [scale, scale]);
          }
        : undefined,
      onKey(event, nodeId) {
        const direction = DIRECTIONS[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        if (isEditing && event.shiftKey && nodeId !== 'engine') {
          const { layout, at } = placeOf(nodeId);
          layout?.moveBy(nodeId, at, NUDGE[direction]);
          return;
        }
        const next = walkMimic(latest.current.mimic, nodeId, direction);
        const sheet = event.currentTarget.ownerSVGElement;
        sheet?.querySelector<SVGGElement>(`[data-node="${next}"]`)?.focus();
      },
    };
  }, [isEditing]);
  return { current, actions };
}
