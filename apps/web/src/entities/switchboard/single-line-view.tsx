import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import { type BoardFeeder, type BoardSection, computeTiePower } from '@fms/domain/switchboard';
import { type BreakerState, type DrawnFeeder, type DrawnSet, type DrawnTie, SingleLine } from '@fms/ui/power';
import { Fragment } from 'react';
import { type Translate, useText } from '../../language/index.ts';
import { getSlotNumber, getSlotState } from '../plant/index.ts';
import { ComputedNumber, SlotNumber } from './plant-number.tsx';
import { SET_STATE_TEXT, SetStateWord } from './set-state-word.tsx';
import style from './single-line-view.module.css';
import type { Board } from './use-board.ts';

/** The single line of a board with its values; every number opens its curve. */
export function SingleLineView({ board, label }: { readonly board: Board; readonly label: string }) {
  const t = useText();
  const { layout } = board;
  return (
    <SingleLine
      label={label}
      sections={layout.sections.map((section) => ({
        id: section.id,
        name: section.name,
        words: <BusWords board={board} section={section} />,
        sets: section.sets.map((set) => toDrawnSet(board, set, t)),
        feeders: section.feeders.map((feeder) => toDrawnFeeder(board, feeder, section, t)),
      }))}
      ties={layout.ties.map((tie, place) => toDrawnTie(board, tie, place, t))}
    />
  );
}

function BusWords({ board, section }: { readonly board: Board; readonly section: BoardSection }) {
  const t = useText();
  const shown = (['voltage', 'frequency'] as const)
    .map((key) => [formatSlotRef(section.id, key), t(key === 'voltage' ? 'VOLTAGE' : 'FREQUENCY')] as const)
    .filter(([slot]) => board.values.has(slot));
  return shown.map(([slot, label], place) => (
    <Fragment key={slot}>
      {place > 0 && ' · '}
      <span className={style.inline}>
        <SlotNumber slot={slot} label={`${section.name} ${label}`} />
      </span>
    </Fragment>
  ));
}

/** Closed or open where it is known and not too old, else unknown: never open because nothing was heard. */
export function readBreaker(board: Board, slot: SlotRef | undefined): BreakerState {
  if (slot === undefined) return 'unknown';
  const state = board.values.readState(slot);
  if (!hasValue(state)) return 'unknown';
  return state.value ? 'closed' : 'open';
}

const BREAKER_TEXT = { closed: 'BREAKER_CLOSED', open: 'BREAKER_OPEN', unknown: 'BREAKER_UNKNOWN' } as const;

/** `G1` of `generator-1`: what the picture and the bars call a set. */
export function getSetMark(id: string): string | undefined {
  const number = /(\d+)$/.exec(id)?.[1];
  return number === undefined ? undefined : `G${number}`;
}

function toDrawnSet(board: Board, { id, name }: PlantEquipment, t: Translate): DrawnSet {
  const { state, since } = board.standingOf(id);
  const load = getSlotNumber(board.readingOf(formatSlotRef(id, 'load')));
  const own = formatSlotRef(id, 'breaker');
  // A set without a breaker signal is on line when it carries load.
  const breaker = board.values.has(own) ? readBreaker(board, own) : breakerFromLoad(state);
  const isRunning = state === 'running';
  return {
    id,
    mark: getSetMark(id) ?? 'G',
    state,
    load: load ?? null,
    label: `${name}, ${t(SET_STATE_TEXT[state])}${load === undefined ? '' : `, ${formatNumber(load, { decimals: 1 })} %`}`,
    breaker,
    breakerLabel: t(BREAKER_TEXT[breaker], { name }),
    words: (
      <>
        <SetStateWord state={state} since={since} />
        {isRunning && <SetNumbers id={id} name={name} board={board} />}
      </>
    ),
  };
}

function breakerFromLoad(state: string): BreakerState {
  if (state === 'unknown') return 'unknown';
  return state === 'running' ? 'closed' : 'open';
}

function SetNumbers({ id, name, board }: { readonly id: string; readonly name: string; readonly board: Board }) {
  const t = useText();
  const [power, load] = [formatSlotRef(id, 'power'), formatSlotRef(id, 'load')];
  return (
    <>
      {board.values.has(power) && (
        <span className={style.power}>
          <SlotNumber slot={power} label={`${name} ${t('POWER')}`} decimals={0} />
        </span>
      )}
      {board.values.has(load) && <SlotNumber slot={load} label={`${name} ${t('GENSET_LOAD')}`} decimals={1} quiet />}
    </>
  );
}

const GLYPH_TEXT = { hotel: 'HOTEL_LOAD', shore: 'SHORE' } as const;

function toDrawnFeeder(board: Board, feeder: BoardFeeder, { name: section }: BoardSection, t: Translate): DrawnFeeder {
  const { equipmentId, kind, power, breaker: slot } = feeder;
  const value = getSlotNumber(board.readingOf(power));
  // Without a signal of its breaker a feeder that takes power is connected; one that takes none is not told.
  const isFed = value !== undefined && (kind === 'hotel' || Math.abs(value) >= 1);
  const breaker = slot === undefined ? (isFed ? 'closed' : 'unknown') : readBreaker(board, slot);
  const name =
    kind === 'hotel' ? `${t(GLYPH_TEXT.hotel)} ${section}`.trim() : feeder.name.replace(/\bstarboard\b/i, 'stbd');
  return {
    id: `${equipmentId}-${kind}`,
    glyph: kind,
    name,
    breaker,
    breakerLabel: t(BREAKER_TEXT[breaker], { name }),
    words: (
      <>
        <SlotNumber slot={power} label={name} decimals={0} quiet={value !== undefined && Math.abs(value) < 1} />
        {kind === 'battery' && value !== undefined && Math.abs(value) >= 1 && (
          <span className={style.flow}>{t(value < 0 ? 'CHARGING' : 'GIVING')}</span>
        )}
      </>
    ),
  };
}

function toDrawnTie(board: Board, tie: PlantEquipment | undefined, place: number, t: Translate): DrawnTie | undefined {
  if (tie === undefined) return undefined;
  const closed = formatSlotRef(tie.id, 'closed');
  const isClosed = board.values.has(closed) ? getSlotState(board.readingOf(closed)) : undefined;
  const state = readBreaker(board, closed);
  const slot = formatSlotRef(tie.id, 'power');
  const flow = computeTiePower(board.layout, place, board.values);
  const arrow = hasValue(flow) && Math.abs(flow.value) >= 1 ? (flow.value > 0 ? ' →' : ' ←') : '';
  const label = t(state === 'unknown' ? 'TIE_UNKNOWN' : isClosed ? 'TIE_CLOSED' : 'TIE_OPEN');
  if (state !== 'closed') return { state, label };
  const words = board.values.has(slot) ? (
    <SlotNumber slot={slot} label={t('TIE_POWER')} decimals={0} />
  ) : (
    <ComputedNumber answer={flow} unit="kW" />
  );
  return {
    state,
    label,
    words: (
      <span className={style.inline}>
        {words}
        {arrow}
      </span>
    ),
  };
}
