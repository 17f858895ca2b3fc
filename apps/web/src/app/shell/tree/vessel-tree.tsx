import type { FolderId } from '@fms/domain/identity';
import { Icon } from '@fms/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useVessels, vesselQueries } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { findWorstAlarms, useAlarms } from '../../../live/index.ts';
import { buildTreeLines, findTreeLines, type TreeLine } from './tree-line.ts';
import { FolderRow, VesselRow } from './tree-row.tsx';
import { useOpenFolders } from './use-open-folders.ts';
import style from './vessel-tree.module.css';
import { buildVesselTree } from './vessel-tree-model.ts';

/** With fewer vessels the eye is quicker than the keyboard. */
const SEARCHED_FROM = 9;

interface VesselTreeProps {
  /** What the menu scrolls in. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * Folders that fold, vessels that lead to their page (§2.3). A vessel carries the mark of its most
 * urgent alarm and, when its data is old, of its age; a folder that is folded carries the most urgent of what it hides.
 */
export default function VesselTree({ scroller }: VesselTreeProps) {
  const t = useText();
  const vessels = useVessels();
  const { data: folders } = useQuery(vesselQueries.folders());
  const tree = useMemo(() => buildVesselTree(folders ?? [], vessels), [folders, vessels]);
  const { open, around, toggle } = useOpenFolders(tree);
  const [words, setWords] = useState('');
  const lines = useMemo(
    () => (words.trim() === '' ? buildTreeLines(tree, open) : findTreeLines(tree, words)),
    [tree, open, words],
  );
  return (
    <nav className={style.tree} aria-label={t('VESSELS')}>
      {vessels.length >= SEARCHED_FROM && (
        <label className={style.search}>
          <Icon name="search" size={16} />
          <input
            type="search"
            className={style.input}
            aria-label={t('FILTER_TREE')}
            placeholder={t('FILTER_TREE')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
      )}
      {lines.length === 0 ? (
        <p className={style.none}>{t('NO_VESSEL_FOUND')}</p>
      ) : (
        <Lines lines={lines} around={around} scroller={scroller} onToggle={toggle} />
      )}
    </nav>
  );
}

interface LinesProps extends VesselTreeProps {
  readonly lines: readonly TreeLine[];
  readonly around: ReadonlySet<FolderId>;
  readonly onToggle: (id: FolderId) => void;
}

/** Draws only what is in view of the menu: a fleet of ten thousand unfolds as fast as one of ten. */
function Lines({ lines, around, scroller, onToggle }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const [scrollMargin, setScrollMargin] = useState(0);
  const { active } = useAlarms();
  const worst = useMemo(() => findWorstAlarms(active), [active]);
  // Where the list begins in what scrolls: what stands above it comes and goes.
  useLayoutEffect(() => {
    const { current: inner } = list;
    const { current: outer } = scroller;
    if (inner === null || outer === null) return;
    const top = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
    setScrollMargin(Math.round(top));
  });
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCoarse ? 44 : 26),
    getItemKey: useCallback((index: number) => lineKey(lines[index]), [lines]),
    overscan: 12,
    scrollMargin,
  });
  return (
    <ul ref={list} className="fms-lines" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, size, start }) => {
        const line = lines[index];
        if (line === undefined) return null;
        const place = { height: size, transform: `translateY(${start - scrollMargin}px)` };
        return (
          <li key={key} className="fms-line" style={place}>
            {line.kind === 'folder' ? (
              <FolderRow
                line={line}
                worst={worst}
                isAround={around.has(line.folder.id)}
                onToggle={() => onToggle(line.folder.id)}
              />
            ) : (
              <VesselRow vessel={line.vessel} depth={line.depth} alarm={worst.get(line.vessel.id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function lineKey(line: TreeLine | undefined): string {
  if (line === undefined) return '';
  return line.kind === 'folder' ? `folder ${line.folder.id}` : `vessel ${line.vessel.id}`;
}
