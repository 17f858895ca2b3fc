import type { SlotRef } from '@fms/domain/plant';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import style from '../style/mimic.module.css';

export interface NodeActions {
  readonly onSelect: (slot: SlotRef) => void;
  /** Every key but Enter and space. */
  readonly onKey: (event: KeyboardEvent<SVGGElement>, nodeId: string) => void;
  readonly onFocus: (nodeId: string) => void;
  /** While devices are moved. */
  readonly onGrab: ((event: PointerEvent<SVGGElement>, nodeId: string) => void) | undefined;
}

interface NodeButtonProps {
  readonly nodeId: string;
  /** What a press opens; nothing where no tag fills a slot of it. */
  readonly slot: SlotRef | undefined;
  /** The one node that the tab key reaches; arrow keys lead to the others. */
  readonly isCurrent: boolean;
  readonly actions: NodeActions;
  /** The words in it are its name. */
  readonly children: ReactNode;
}

/** A part of the drawing that is pressed, walked to and, while the layout is edited, dragged. */
export function NodeButton({ nodeId, slot, isCurrent, actions, children }: NodeButtonProps) {
  const { onSelect, onKey, onFocus, onGrab } = actions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no element for a button
    <g
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      className={style.node}
      data-node={nodeId}
      data-grab={onGrab !== undefined}
      onClick={() => slot !== undefined && onSelect(slot)}
      onFocus={() => onFocus(nodeId)}
      onPointerDown={onGrab && ((event) => onGrab(event, nodeId))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKey(event, nodeId);
        event.preventDefault();
        if (slot !== undefined) onSelect(slot);
      }}
    >
      {children}
    </g>
  );
}
