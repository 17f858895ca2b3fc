import type { AgeMark as AgeKind } from '@fms/domain/quality';
import { EmptyState, Panel, ProblemLine } from '@fms/ui/panel';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import type { EntryOrder } from '../model/arrange-entries.ts';
import type { Side } from '../model/file-path.ts';
import type { SideDrag } from '../model/use-side-drag.ts';
import style from '../style/file.module.css';
import { EntryTable } from './entry-table.tsx';
import type { PaneState } from './use-pane.ts';

interface FilePaneProps {
  readonly side: Side;
  readonly title: string;
  readonly age?: { readonly kind: AgeKind; readonly text: string } | undefined;
  /** Beside the title: what there is room for. */
  readonly note?: ReactNode;
  readonly directory: string;
  readonly place: ReactNode;
  readonly actions?: ReactNode;
  readonly pane: PaneState;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly order: EntryOrder;
  readonly onOrder: (order: EntryOrder) => void;
  readonly selected?: string | undefined;
  readonly isFixed: boolean;
  readonly empty: { readonly title: string; readonly detail: string };
  readonly drag: SideDrag;
  /** Above the rows: an address that leads to no file. */
  readonly children?: ReactNode;
  readonly foot: ReactNode;
}

/** One side: its path, a filter, the rows, and a foot that says what is marked and what may be done with it. */
export function FilePane(props: FilePaneProps) {
  const { side, title, age, note, directory, place, actions, pane, words, onWords, drag } = props;
  const t = useText();
  const [isOver, setOver] = useState(false);
  const { query, entries } = pane;
  const count = query.data?.length ?? 0;
  const over = (event: DragEvent) => {
    if (!drag.accepts(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the buttons of the feet do the same
    <div
      className={style.side}
      data-side={side}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!drag.accepts(event)) return;
        event.preventDefault();
        drag.onDrop(event);
      }}
    >
      <Panel title={title} age={age} actions={note} className={style.pane} flush>
        <div className={style.tools}>
          {place}
          <span className={style.toolsRight}>
            <FilterField
              className={style.filter}
              size="xs"
              label={t('FILTER_FILES', { count })}
              value={words}
              onChange={onWords}
            />
            {actions}
          </span>
        </div>
        {query.data !== undefined && query.error !== null && (
          <ProblemLine
            text={query.error.message}
            retry={{ label: t('TRY_AGAIN'), onClick: () => void query.refetch(), busy: query.isFetching }}
          />
        )}
        {props.children}
        {entries.length > 0 ? (
          <EntryTable
            label={title}
            {...{ side, directory, entries, rows: pane.rows, selected: props.selected, isFixed: props.isFixed }}
            {...{ order: props.order, onOrder: props.onOrder, onOpen: pane.open, onDrag: drag.onDrag }}
          />
        ) : (
          <div className={style.state}>
            {count > 0 ? (
              <EmptyState
                title={t('NO_FILE_MATCHES')}
                detail={t('NO_FILE_MATCHES_DETAIL', { count })}
                action={{ label: t('SHOW_ALL_FILES'), onClick: () => onWords('') }}
              />
            ) : (
              <QueryState
                query={query}
                loading={t('LOADING_FILES')}
                unreadable={t('FILES_UNREADABLE')}
                empty={props.empty}
              />
            )}
          </div>
        )}
        <footer className={style.foot}>{props.foot}</footer>
      </Panel>
    </div>
  );
}
