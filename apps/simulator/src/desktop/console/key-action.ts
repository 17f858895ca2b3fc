/** What keys do at the desktop. */
import { type Action, type Page, pages, type SetPoint } from '../page/screen-model.ts';

/** X11 keysyms. */
const KEY = {
  tab: 0xff09,
  enter: 0xff0d,
  up: 0xff52,
  down: 0xff54,
  pageUp: 0xff55,
  pageDown: 0xff56,
  f1: 0xffbe,
} as const;
const LINES_OF_A_PAGE = 10;
/** As characters, on the main block and on the keypad. */
const MORE = new Set([0x2b, 0xffab]);
const LESS = new Set([0x2d, 0xffad]);
const ACKNOWLEDGE = new Set<number>([KEY.enter, 0x61, 0x41]);

/** What the keyboard needs to know of the desktop. */
export interface KeyContext {
  readonly page: Page;
  readonly chosenLine: number;
  readonly setPoints: readonly SetPoint[];
}

/** Null for a key without a meaning on the page. Plus and minus move the first set point of the page. */
export function findKeyAction(keysym: number, { page, chosenLine, setPoints }: KeyContext): Action | null {
  const named = pages[keysym - KEY.f1];
  if (named) return { do: 'open', page: named };
  if (keysym === KEY.tab) return { do: 'open', page: pages[(pages.indexOf(page) + 1) % pages.length] as Page };
  if (page === 'alarm') return findListAction(keysym, chosenLine);
  const first = setPoints.find((each) => each.page === page);
  if (first && MORE.has(keysym)) return { do: 'adjust', id: first.id, steps: 1 };
  if (first && LESS.has(keysym)) return { do: 'adjust', id: first.id, steps: -1 };
  return null;
}

function findListAction(keysym: number, chosenLine: number): Action | null {
  if (ACKNOWLEDGE.has(keysym)) return { do: 'acknowledge' };
  const moves = new Map<number, number>([
    [KEY.up, -1],
    [KEY.down, 1],
    [KEY.pageUp, -LINES_OF_A_PAGE],
    [KEY.pageDown, LINES_OF_A_PAGE],
  ]);
  const by = moves.get(keysym);
  return by === undefined ? null : { do: 'select', line: chosenLine + by };
}
