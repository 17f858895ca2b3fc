/** What was chosen and set at the desktop, and how each action changes it. */
import type { Action, AlarmLine, Page, SetPoint } from '../page/screen-model.ts';
import { adjustSetPoint, FIRST_SET_POINTS } from './set-point.ts';

export interface ConsoleState {
  readonly page: Page;
  readonly firstLine: number;
  readonly chosenLine: number;
  /** Measuring point of the chosen alarm, which the choice follows when the list moves; null before a choice. */
  readonly chosenChannel: number | null;
  readonly setPoints: readonly SetPoint[];
  /** What was done last, in a sentence. */
  readonly note: string;
}

export const FIRST_STATE: ConsoleState = {
  page: 'engine',
  firstLine: 0,
  chosenLine: 0,
  chosenChannel: null,
  setPoints: FIRST_SET_POINTS,
  note: '',
};

/** The list as it stands: its alarms, and how many of them are seen at once. */
export interface AlarmView {
  readonly alarms: readonly AlarmLine[];
  readonly visible: number;
}

/** The state after an action; `acknowledge` itself is done by the alarm book, and told of here. */
export function reduceConsole(state: ConsoleState, action: Action, view: AlarmView): ConsoleState {
  switch (action.do) {
    case 'open':
      return { ...state, page: action.page };
    case 'select':
      return choose(state, action.line, view);
    case 'scroll':
      return { ...state, firstLine: clamp(state.firstLine + action.by, view.alarms.length - view.visible) };
    case 'acknowledge': {
      const alarm = view.alarms[state.chosenLine];
      return alarm ? { ...state, note: `Acknowledged: ${alarm.name}` } : state;
    }
    case 'adjust': {
      const setPoints = state.setPoints.map((each) =>
        each.id === action.id ? adjustSetPoint(each, action.steps) : each,
      );
      const changed = setPoints.find(({ id }) => id === action.id);
      return { ...state, setPoints, note: changed ? `${changed.name}: ${changed.value} ${changed.unit}` : state.note };
    }
  }
}

/** Follows the chosen alarm to where it stands now, and keeps choice and view within the list. */
export function keepWithin(state: ConsoleState, { alarms, visible }: AlarmView): ConsoleState {
  const followed = alarms.findIndex(({ channel }) => channel === state.chosenChannel);
  const chosenLine = followed >= 0 ? followed : clamp(state.chosenLine, alarms.length - 1);
  const firstLine = clamp(state.firstLine, alarms.length - visible);
  return chosenLine === state.chosenLine && firstLine === state.firstLine ? state : { ...state, chosenLine, firstLine };
}

/** The chosen line is seen. */
function choose(state: ConsoleState, line: number, { alarms, visible }: AlarmView): ConsoleState {
  const chosenLine = clamp(line, alarms.length - 1);
  const firstLine = Math.min(chosenLine, Math.max(state.firstLine, chosenLine - visible + 1));
  return { ...state, chosenLine, firstLine, chosenChannel: alarms[chosenLine]?.channel ?? null };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
