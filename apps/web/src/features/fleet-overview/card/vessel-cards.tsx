import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import type { OverviewView } from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import { useWidth } from '../../../ui/use-width.ts';
import type { OverviewLine } from '../row/arrange-rows.ts';
import { getGroupName } from '../row/group-line.tsx';
import { buildCardRows } from './card-rows.ts';
import style from './vessel-cards.module.css';
import { VesselThumbnail } from './vessel-thumbnail.tsx';

const CARD_HEIGHT = 186;
const GROUP_HEIGHT = 40;
const GAP = 12;
const LEAST_WIDTH = 290;

interface VesselCardsProps {
  readonly lines: readonly OverviewLine[];
  readonly group: OverviewView['group'];
  readonly onFold: (key: string) => void;
}

/** The fleet as cards, as many abreast as there is room for; only those in view are drawn. */
export function VesselCards({ lines, group, onFold }: VesselCardsProps) {
  const t = useText();
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const abreast = Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
  const rows = useMemo(() => buildCardRows(lines, abreast), [lines, abreast]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_HEIGHT : CARD_HEIGHT + GAP),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 3,
  });
  return (
    <section ref={scroller} className={style.scroller} aria-label={t('VESSELS')}>
      <div className={style.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const place = { height: item.size, transform: `translateY(${item.start}px)` };
          return row.kind === 'group' ? (
            <h2 key={item.key} className={style.group} style={place}>
              <button
                type="button"
                className={style.fold}
                aria-expanded={!row.line.isFolded}
                onClick={() => onFold(row.line.key)}
              >
                {getGroupName(row.line.key, group, t)} <span className={style.count}>{row.line.count}</span>
              </button>
            </h2>
          ) : (
            <div
              key={item.key}
              className={style.row}
              style={{ ...place, gridTemplateColumns: `repeat(${abreast}, minmax(0, 1fr))` }}
            >
              {row.rows.map((vessel) => (
                <VesselThumbnail key={vessel.vessel.id} row={vessel} mayAsk={!virtualizer.isScrolling} />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
