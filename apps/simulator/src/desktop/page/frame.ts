/** What stands on every page: the head with ship, time and newest alarm, the tabs, the set points and the foot. */
import { type Canvas, fillRectangle, getBounds } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { fitText, writeText, writeTextBefore } from '../font/text.ts';
import { COLOUR } from './colour.ts';
import { drawButton } from './part.ts';
import { type Control, type Page, pages, type ScreenModel } from './screen-model.ts';

const HEAD_HEIGHT = 56;
const TABS_HEIGHT = 34;
const SET_POINTS_HEIGHT = 40;
const FOOT_HEIGHT = 22;
const MARGIN = 8;
const TAB_WIDTH = 150;
const STEP_WIDTH = 40;

const TITLES: Readonly<Record<Page, string>> = { engine: 'F1 Engines', alarm: 'F2 Alarms', plant: 'F3 Plant' };

/** What is left for a page. */
export function getBody({ width, height }: Canvas): Rectangle {
  const y = HEAD_HEIGHT + TABS_HEIGHT + MARGIN;
  return { x: MARGIN, y, width: width - 2 * MARGIN, height: height - y - SET_POINTS_HEIGHT - FOOT_HEIGHT - MARGIN };
}

/** Clears the picture, draws the frame and gives what can be clicked in it. */
export function drawFrameOfPage(canvas: Canvas, model: ScreenModel): Control[] {
  fillRectangle(canvas, getBounds(canvas), COLOUR.background);
  drawHead(canvas, model);
  const note = fitText(model.note, canvas.width - 2 * MARGIN, 1);
  writeText(canvas, MARGIN, canvas.height - FOOT_HEIGHT + 8, note, { colour: COLOUR.dim, scale: 1 });
  return [...drawTabs(canvas, model), ...drawSetPoints(canvas, model)];
}

/** An alarm that waits is bright in even seconds and dark in odd ones. */
export const isBright = ({ seconds }: Pick<ScreenModel, 'seconds'>) => seconds % 2 === 0;

function drawHead(canvas: Canvas, model: ScreenModel): void {
  const { width } = canvas;
  fillRectangle(canvas, { x: 0, y: 0, width, height: HEAD_HEIGHT }, COLOUR.dark);
  writeText(canvas, MARGIN, 8, `${model.shipName} · ${model.consoleName}`, { colour: COLOUR.text, scale: 2 });
  const time = `${new Date(model.seconds * 1000).toISOString().slice(11, 19)} UTC`;
  writeTextBefore(canvas, width - MARGIN, 8, time, { colour: COLOUR.text, scale: 2 });
  const waiting = model.alarms.filter(({ isAcknowledged }) => !isAcknowledged);
  const [newest] = waiting;
  if (!newest) {
    writeText(canvas, MARGIN, 34, 'No alarm waits', { colour: COLOUR.dim, scale: 2 });
    return;
  }
  const colour = newest.severity === 'normal' ? COLOUR.dim : COLOUR[newest.severity];
  const line = fitText(`${waiting.length} wait: ${newest.name} ${newest.reading}`, width - 4 * MARGIN, 2);
  if (isBright(model)) {
    fillRectangle(canvas, { x: 0, y: 28, width, height: 24 }, colour);
    writeText(canvas, MARGIN, 34, line, { colour: COLOUR.dark, scale: 2 });
  } else writeText(canvas, MARGIN, 34, line, { colour, scale: 2 });
}

function drawTabs(canvas: Canvas, model: ScreenModel): Control[] {
  return pages.map((page, i) => {
    const area = {
      x: MARGIN + i * (TAB_WIDTH + MARGIN),
      y: HEAD_HEIGHT + 4,
      width: TAB_WIDTH,
      height: TABS_HEIGHT - 4,
    };
    drawButton(canvas, area, TITLES[page], page === model.page ? COLOUR.chosen : COLOUR.button);
    return { area, action: { do: 'open', page } };
  });
}

/** The set points of the page side by side, each with a button for less and one for more. */
function drawSetPoints(canvas: Canvas, { page, setPoints }: ScreenModel): Control[] {
  const shown = setPoints.filter((each) => each.page === page);
  const y = canvas.height - FOOT_HEIGHT - SET_POINTS_HEIGHT + 4;
  const width = Math.floor((canvas.width - MARGIN) / Math.max(1, shown.length)) - MARGIN;
  return shown.flatMap(({ id, name, unit, value }, i) => {
    const x = MARGIN + i * (width + MARGIN);
    const less = { x: x + width - 2 * STEP_WIDTH - MARGIN, y, width: STEP_WIDTH, height: SET_POINTS_HEIGHT - 8 };
    const more = { ...less, x: x + width - STEP_WIDTH };
    writeText(canvas, x, y + 12, name, { colour: COLOUR.dim, scale: 1 });
    writeTextBefore(canvas, less.x - MARGIN, y + 9, `${value} ${unit}`, { colour: COLOUR.text, scale: 2 });
    drawButton(canvas, less, '-', COLOUR.button);
    drawButton(canvas, more, '+', COLOUR.button);
    return [
      { area: less, action: { do: 'adjust', id, steps: -1 } as const },
      { area: more, action: { do: 'adjust', id, steps: 1 } as const },
    ];
  });
}
