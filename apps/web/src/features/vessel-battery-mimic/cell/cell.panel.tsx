import { formatNumber } from '@fms/domain/format';
import { Segmented } from '@fms/ui/control';
import { EmptyState } from '@fms/ui/panel';
import { CellMap, type MapPack } from '@fms/ui/power';
import { useState } from 'react';
import {
  getSlotNumber,
  PlantPanel,
  type PlantView,
  type SlotReading,
  usePlantPlace,
  useSlots,
} from '../../../entities/plant/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { shortenStringName } from '../system/string-name.ts';
import type { BatteryNow } from '../system/use-battery.ts';
import style from './cell.module.css';
import { type CellLayout, type CellQuantity, layOutCells, type PlacedCell } from './cell-layout.ts';

interface CellPanelProps {
  readonly battery: BatteryNow;
  readonly plant: PlantView;
}

/** Cells of one string, the weakest first, by voltage or temperature; the extreme one outlined and named. */
export function CellPanel({ battery, plant }: CellPanelProps) {
  const t = useText();
  const [quantity, setQuantity] = useState<CellQuantity>('voltage');
  const [chosen, setChosen] = useState<string>();
  const strings = battery.strings;
  const shown =
    strings.find(({ id, name }) => (chosen === undefined ? name === battery.weakest?.name : id === chosen)) ??
    strings[0];
  if (shown === undefined) return null;
  const layout = layOutCells(plant, shown.id, quantity);
  return (
    <PlantPanel
      quiet
      title={t('CELLS_OF', { name: shortenStringName(shown.name) })}
      slots={layout?.cells.map(({ slot }) => slot) ?? []}
      actions={
        <>
          <Segmented
            label={t('CELL_QUANTITY')}
            value={quantity}
            onChange={setQuantity}
            options={[
              { value: 'voltage', label: t('CELLS_VOLTAGE') },
              { value: 'temperature', label: t('CELLS_TEMPERATURE') },
            ]}
          />
          <Segmented
            label={t('SHOWN_STRING')}
            value={shown.id}
            onChange={setChosen}
            options={strings.map(({ id }) => ({ value: id, label: /(\d+)$/.exec(id)?.[1] ?? id }))}
          />
        </>
      }
    >
      {layout === undefined ? (
        <EmptyState title={t('NO_CELLS')} detail={t('NO_CELLS_DETAIL')} />
      ) : (
        <Cells layout={layout} quantity={quantity} name={shown.name} />
      )}
    </PlantPanel>
  );
}

interface CellsProps {
  readonly layout: CellLayout;
  readonly quantity: CellQuantity;
  readonly name: string;
}

const UNIT = { voltage: 'V', temperature: '°C' } as const;
const DECIMALS = { voltage: 3, temperature: 1 } as const;

function Cells({ layout, quantity, name }: CellsProps) {
  const t = useText();
  const { plant, onTrend } = usePlantPlace();
  const readings = useSlots(layout.cells.map(({ slot }) => slot));
  const number = (value: number) => `${formatNumber(value, { decimals: DECIMALS[quantity] })} ${UNIT[quantity]}`;
  const read = ({ slot }: PlacedCell) => readKnown(readings.get(slot));
  const known = layout.cells.flatMap((cell) => {
    const value = read(cell);
    return value === undefined ? [] : [{ cell, value }];
  });
  const sorted = known.toSorted((a, b) => a.value - b.value);
  // A broken wire is no voltage of a cell: it is hatched and named apart, and scale and extreme are those of the others.
  const usual = sorted.filter(({ cell }) => !isOutOfRange(readings.get(cell.slot)));
  const leftOut = sorted.filter(({ cell }) => isOutOfRange(readings.get(cell.slot)));
  const [lowest, highest] = [usual[0], usual.at(-1)];
  // The lowest voltage limits a string, and the highest temperature ages it.
  const worst = quantity === 'voltage' ? lowest : highest;
  const best = quantity === 'voltage' ? highest : lowest;
  const mean = usual.reduce((sum, { value }) => sum + value, 0) / usual.length;
  const openTrend = (id: string) => {
    const cell = layout.cells.find(({ slot }) => slot === id);
    const tag = cell && plant.tagOf(cell.slot);
    if (tag !== undefined) onTrend(tag);
  };
  const extremeKey = quantity === 'voltage' ? 'LOWEST_CELL' : 'HIGHEST_CELL';
  const say = (key: 'LOWEST_CELL' | 'HIGHEST_CELL' | 'CELL_OUT_OF_RANGE', { cell, value }: (typeof known)[number]) =>
    t(key, { place: placeText(cell, t), value: number(value) });
  return (
    <>
      <CellMap
        label={t('CELLS_OF', { name })}
        packs={toPacks(
          layout,
          (cell) => (isOutOfRange(readings.get(cell.slot)) ? undefined : read(cell)),
          (cell, value) => `${placeText(cell, t)}: ${value === null ? '––' : number(value)}`,
          t,
        )}
        weak={best?.value ?? 0}
        strong={worst?.value ?? 0}
        scale={best && worst && { weak: number(best.value), strong: number(worst.value) }}
        extreme={worst && { id: worst.cell.slot, text: say(extremeKey, worst) }}
        onCell={openTrend}
      />
      {lowest !== undefined && highest !== undefined && (
        <p className={style.foot}>
          <span>{t('CELL_MEAN', { value: number(mean) })}</span>
          <span>
            {t('CELL_SPREAD_OF', {
              value:
                quantity === 'voltage'
                  ? `${formatNumber((highest.value - lowest.value) * 1000)} mV`
                  : number(highest.value - lowest.value),
            })}
          </span>
          <span>
            {t('CELL_COUNT', { count: layout.cells.length, packs: layout.packs, modules: layout.modulesOfPack })}
          </span>
          {leftOut[0] !== undefined && (
            <span>
              {leftOut.length === 1
                ? say('CELL_OUT_OF_RANGE', leftOut[0])
                : t('CELLS_LEFT_OUT', { count: leftOut.length })}
            </span>
          )}
          {quantity === 'voltage' && <span>{t('SPREAD_LIMITS')}</span>}
        </p>
      )}
    </>
  );
}

/** What is stale or bad colours nothing: it is hatched. */
function readKnown(reading: SlotReading | undefined): number | undefined {
  return reading === undefined || reading.state === 'stale' ? undefined : getSlotNumber(reading);
}

/** Beyond what its sensor measures: a broken wire, or a cell that is lost. */
function isOutOfRange(reading: SlotReading | undefined): boolean {
  const value = reading === undefined ? undefined : getSlotNumber(reading);
  const { min, max } = reading?.tag ?? {};
  if (value === undefined || min === undefined || max === undefined || min >= max) return false;
  if (reading?.unit !== reading?.tag?.unit) return false;
  return value < min || value > max;
}

const placeText = ({ pack, module, cell }: PlacedCell, t: Translate) =>
  cell === undefined ? t('MODULE_PLACE', { pack, module }) : t('CELL_PLACE', { pack, module, cell });

function toPacks(
  { cells, packs, modulesOfPack }: CellLayout,
  read: (cell: PlacedCell) => number | undefined,
  say: (cell: PlacedCell, value: number | null) => string,
  t: Translate,
): MapPack[] {
  const toCell = (cell: PlacedCell) => {
    const value = read(cell) ?? null;
    return { id: cell.slot, value, label: say(cell, value) };
  };
  return Array.from({ length: packs }, (_, pack) => ({
    name: t('PACK_NUMBER', { pack: pack + 1 }),
    modules: Array.from({ length: modulesOfPack }, (_module, module) =>
      cells.filter((cell) => cell.pack === pack + 1 && cell.module === module + 1).map(toCell),
    ).filter((module) => module.length > 0),
  })).filter(({ modules }) => modules.length > 0);
}
