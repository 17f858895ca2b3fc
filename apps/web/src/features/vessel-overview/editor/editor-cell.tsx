import type { PlacedWidget } from '@fms/contract/dashboard';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { getPlaceStyle } from '../dashboard/place-style.ts';
import style from './editor-grid.module.css';
import { formatPlace } from './place-text.ts';

type Handlers = Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;

interface EditorCellProps {
  readonly widget: PlacedWidget;
  readonly title: string;
  readonly hintId: string;
  readonly isSelected: boolean;
  readonly isDragged: boolean;
  readonly move: Handlers;
  readonly resize: Handlers;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The widget as it will look; nothing in it can be clicked while it is placed. */
  readonly children: ReactNode;
}

/** A widget that is placed: taken hold of anywhere, resized at its lower right corner, or both by the arrow keys. */
export function EditorCell(props: EditorCellProps) {
  const { widget, title, hintId, isSelected, isDragged, move, resize, onSelect, onKeyDown, children } = props;
  const t = useText();
  return (
    <div className={style.cell} style={getPlaceStyle(widget)} data-selected={isSelected} data-dragged={isDragged}>
      <div className={style.inside} inert>
        {children}
      </div>
      <button
        type="button"
        className={style.grip}
        aria-label={formatPlace(widget, title, t)}
        aria-describedby={hintId}
        aria-pressed={isSelected}
        data-widget={widget.id}
        onClick={onSelect}
        onKeyDown={onKeyDown}
        {...move}
      />
      <span className={style.resize} title={t('RESIZE_WIDGET')} {...resize} />
    </div>
  );
}
