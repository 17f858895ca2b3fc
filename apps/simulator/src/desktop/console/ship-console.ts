/** The console of a ship's engine control room: its readings and alarms on pages, which answer pointer and keys. */
import type { ShipInstruments } from '../../instrument/ship-instruments.ts';
import type { Truth } from '../../ship/truth.ts';
import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { isInside } from '../canvas/rectangle.ts';
import { countAlarmLines, getAlarmList } from '../page/alarm-page.ts';
import { drawScreen } from '../page/screen.ts';
import type { Action, Control } from '../page/screen-model.ts';
import type { Desktop } from '../server/desktop.ts';
import { type AlarmBook, createAlarmBook } from './alarm-book.ts';
import { FIRST_STATE, keepWithin, reduceConsole } from './console-state.ts';
import { createGaugeReader } from './gauge-group.ts';
import { findKeyAction } from './key-action.ts';

const SIZE = { width: 800, height: 600 } as const;
const LARGEST = { width: 1600, height: 1200 } as const;
/** Seconds of the past that are looked at first, so that an alarm older than the console is known to it. */
const PAST_SECONDS = 600;
const PAST_STEP_SECONDS = 10;
const LEFT_BUTTON = 1;
const WHEEL_UP = 8;
const WHEEL_DOWN = 16;

export interface ShipConsole extends Desktop {
  readonly alarms: AlarmBook;
  /** The next second of the ship; seconds go forward. */
  tell(seconds: number): void;
}

/** `name` is what the console is called on board; `seconds` of the epoch is its first moment. */
export function createShipConsole(instruments: ShipInstruments, name: string, seconds: number): ShipConsole {
  const { ship } = instruments;
  const shipName = ship.spec.particulars.name;
  const alarms = openAlarmBook(instruments, seconds);
  const gauges = createGaugeReader(instruments, alarms.getSeverity);
  let truth: Truth = ship.truthAt(seconds);
  let state = FIRST_STATE;
  let canvas = createCanvas(SIZE.width, SIZE.height);
  let controls: readonly Control[] = [];
  let drawn = -1;
  let revision = 0;
  let pressed = 0;

  const view = () => ({ alarms: alarms.list(), visible: countAlarmLines(canvas) });
  function act(action: Action): void {
    const seen = view();
    const chosen = seen.alarms[state.chosenLine];
    if (action.do === 'acknowledge' && !(chosen && alarms.acknowledge(chosen.channel))) return;
    state = keepWithin(reduceConsole(state, action, seen), view());
    revision += 1;
  }
  function draw(): Canvas {
    if (drawn === revision) return canvas;
    const readings = { engines: gauges.listEngines(truth), plant: gauges.listPlant(truth), alarms: alarms.list() };
    const { seconds } = truth.navigation;
    controls = drawScreen(canvas, { ...state, ...readings, shipName, consoleName: name, seconds });
    drawn = revision;
    return canvas;
  }

  return {
    name: `${shipName} · ${name}`,
    alarms,
    get revision() {
      return revision;
    },
    tell(next) {
      truth = ship.truthAt(next);
      alarms.tell(truth);
      state = keepWithin(state, view());
      revision += 1;
    },
    picture: draw,
    scrolls: () => (state.page === 'alarm' ? getAlarmList(canvas) : null),
    key(keysym, down) {
      const action = down ? findKeyAction(keysym, state) : null;
      if (action) act(action);
    },
    pointer(x, y, buttons) {
      const fresh = buttons & ~pressed;
      pressed = buttons;
      draw();
      const control = fresh & LEFT_BUTTON ? controls.find(({ area }) => isInside(area, x, y)) : undefined;
      if (control) act(control.action);
      if (fresh & WHEEL_UP) act({ do: 'scroll', by: -1 });
      if (fresh & WHEEL_DOWN) act({ do: 'scroll', by: 1 });
    },
    // The console has no field to paste into.
    cutText() {},
    resize(width, height) {
      if (!isAllowedSize(width, height)) return false;
      canvas = createCanvas(width, height);
      state = keepWithin(state, view());
      revision += 1;
      return true;
    },
  };
}

/** The alarms that stand at a second: levels reached longer ago count from the first look at the past. */
function openAlarmBook(instruments: ShipInstruments, seconds: number): AlarmBook {
  const alarms = createAlarmBook(instruments);
  for (let at = seconds - PAST_SECONDS; at <= seconds; at += PAST_STEP_SECONDS)
    alarms.tell(instruments.ship.truthAt(at));
  return alarms;
}

const isAllowedSize = (width: number, height: number): boolean =>
  width >= SIZE.width && height >= SIZE.height && width <= LARGEST.width && height <= LARGEST.height;
