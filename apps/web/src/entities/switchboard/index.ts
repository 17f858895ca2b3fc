/** The switchboard of a plant as screens show it: its values, its single line, and numbers within drawings and tables. */
export { ComputedNumber, SlotNumber } from './plant-number.tsx';
export { SET_STATE_TEXT, SetStateWord } from './set-state-word.tsx';
export { getSetMark, SingleLineView } from './single-line-view.tsx';
export { formatPower, getCheckedSections, type TripWords, toTripWords } from './trip-words.ts';
export { type Board, type SetStanding, useBoard } from './use-board.ts';
export { useTripCheck } from './use-trip-check.ts';
