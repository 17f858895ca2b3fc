import { type KeyboardEvent, useState } from 'react';
import style from './cell-map.module.css';
import { mixLiveTint } from './live-tint.ts';

export interface MapCell {
  readonly id: string;
  /** Null: hatched, nothing is known of it. */
  readonly value: number | null;
  /** "Pack 4, module 3, cell 4: 3.668 V" */
  readonly label: string;
}

export interface MapPack {
  readonly name: string;
  /** Modules, each with its cells from the top. */
  readonly modules: readonly (readonly MapCell[])[];
}

interface CellMapProps {
  /** "Cells of string 3, voltage" */
  readonly label: string;
  readonly packs: readonly MapPack[];
  /** Ends of the one hue: the fewest volts, or the most degrees, are the strongest. */
  readonly weak: number;
  readonly strong: number;
  /** The values of both ends in words; undefined where nothing is known. */
  readonly scale?: { readonly weak: string; readonly strong: string } | undefined;
  /** The extreme cell, outlined and named below. */
  readonly extreme?: { readonly id: string; readonly text: string } | undefined;
  /** A cell that was pressed, or chosen by the keys. */
  readonly onCell: (id: string) => void;
}

/** Shares of the hue at its ends, percent. */
const TINTS = [14, 100] as const;

/**
 * Cells as a heat map in one hue, pack by pack and module by module. One stop of the keyboard: arrows walk from cell to
 * cell, Enter opens its curve.
 */
export function CellMap({ label, packs, weak, strong, scale, extreme, onCell }: CellMapProps) {
  const cells = packs.flatMap(({ modules }) => modules.flat());
  const [at, setAt] = useState<string>();
  const index = Math.max(
    0,
    cells.findIndex(({ id }) => id === (at ?? extreme?.id)),
  );
  const rows = Math.max(1, ...packs.flatMap(({ modules }) => modules.map((module) => module.length)));
  const current = cells[index];
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: rows, ArrowLeft: -rows }[event.key];
    if (event.key === 'Enter' && current !== undefined) onCell(current.id);
    if (step === undefined) return;
    event.preventDefault();
    setAt(cells[Math.min(cells.length - 1, Math.max(0, index + step))]?.id);
  };
  return (
    <div
      className={style.map}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={cells.length}
      aria-valuenow={index + 1}
      aria-valuetext={current?.label ?? ''}
      onKeyDown={walk}
    >
      {packs.map((pack) => (
        <div key={pack.name} className={style.pack} style={{ flexGrow: pack.modules.length }}>
          <span className={style.name}>{pack.name}</span>
          <div className={style.modules}>
            {pack.modules.map((module) => (
              <div key={module[0]?.id} className={style.module}>
                {module.map((cell) => (
                  <Cell
                    key={cell.id}
                    cell={cell}
                    share={shareOf(cell.value, weak, strong)}
                    isExtreme={cell.id === extreme?.id}
                    isCurrent={at !== undefined && cell.id === at}
                    onCell={onCell}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
      {extreme !== undefined && <span className={style.extreme}>{extreme.text}</span>}
      {scale !== undefined && <HueScale {...scale} />}
    </div>
  );
}

/** Which value each end of the hue stands for. */
function HueScale({ weak, strong }: { readonly weak: string; readonly strong: string }) {
  const [faint, full] = [mixLiveTint(0, TINTS), mixLiveTint(1, TINTS)];
  return (
    <span className={style.scale}>
      {strong}
      <i style={{ background: `linear-gradient(to right, ${full}, ${faint})` }} />
      {weak}
    </span>
  );
}

/** 0 at the weak end of the hue, 1 at the strong one. */
function shareOf(value: number | null, weak: number, strong: number): number | null {
  if (value === null) return null;
  return weak === strong ? 0 : Math.min(1, Math.max(0, (value - weak) / (strong - weak)));
}

interface CellProps {
  readonly cell: MapCell;
  readonly share: number | null;
  readonly isExtreme: boolean;
  readonly isCurrent: boolean;
  readonly onCell: (id: string) => void;
}

function Cell({ cell, share, isExtreme, isCurrent, onCell }: CellProps) {
  const mix = mixLiveTint(share, TINTS);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the map as a whole is the stop of the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <span
      className={share === null ? `${style.cell} fms-hatch` : style.cell}
      style={mix === undefined ? undefined : { background: mix }}
      data-extreme={isExtreme}
      data-current={isCurrent}
      title={cell.label}
      onClick={() => onCell(cell.id)}
    />
  );
}
