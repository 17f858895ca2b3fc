import type { KeyboardEventHandler } from 'react';

interface Grid {
  /** Without the head. */
  readonly rows: number;
  /** The id of the row or cell the arrows are on; undefined while it is not drawn. */
  readonly active: string | undefined;
  readonly onKeyDown: KeyboardEventHandler;
  /** Several rows can be marked. */
  readonly isMultiple?: boolean;
}

/** What makes a table a grid that one moves in with the arrows: it is one stop of the Tab key. */
export const buildGridProps = ({ rows, active, onKeyDown, isMultiple }: Grid) =>
  ({
    role: 'grid',
    tabIndex: 0,
    'aria-rowcount': rows + 1,
    'aria-multiselectable': isMultiple,
    'aria-activedescendant': active,
    onKeyDown,
  }) as const;
