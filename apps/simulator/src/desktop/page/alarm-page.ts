/** The list of alarms with its buttons. */
import { type Canvas, drawFrame, fillRectangle } from '../canvas/canvas.ts';
import type { ScrollArea } from '../canvas/movement.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { fitText, writeText, writeTextBefore } from '../font/text.ts';
import { COLOUR } from './colour.ts';
import { getBody, isBright } from './frame.ts';
import { drawButton } from './part.ts';
import type { AlarmLine, Control, ScreenModel } from './screen-model.ts';

const LINE_HEIGHT = 24;
const BUTTON_HEIGHT = 32;
const GAP = 8;
const MARK = 14;

/** The lines of the list, which scroll. */
export function getAlarmList(canvas: Canvas): ScrollArea {
  const { x, y, width, height } = getBody(canvas);
  const lines = Math.floor((height - BUTTON_HEIGHT - GAP) / LINE_HEIGHT);
  return { area: { x, y, width, height: lines * LINE_HEIGHT }, step: LINE_HEIGHT };
}

export const countAlarmLines = (canvas: Canvas): number => getAlarmList(canvas).area.height / LINE_HEIGHT;

export function drawAlarmPage(canvas: Canvas, model: ScreenModel): Control[] {
  const { area } = getAlarmList(canvas);
  fillRectangle(canvas, area, COLOUR.panel);
  const shown = model.alarms.slice(model.firstLine, model.firstLine + countAlarmLines(canvas));
  if (shown.length === 0) writeText(canvas, area.x + GAP, area.y + 5, 'No alarms', { colour: COLOUR.dim, scale: 2 });
  const lines = shown.map((alarm, i): Control => {
    const line = model.firstLine + i;
    const place = { ...area, y: area.y + i * LINE_HEIGHT, height: LINE_HEIGHT };
    drawAlarm(canvas, place, alarm, model, line === model.chosenLine);
    return { area: place, action: { do: 'select', line } };
  });
  return [...lines, ...drawButtons(canvas, area)];
}

function drawAlarm(canvas: Canvas, place: Rectangle, alarm: AlarmLine, model: ScreenModel, isChosen: boolean): void {
  const { x, y, width, height } = place;
  if (isChosen) fillRectangle(canvas, place, COLOUR.chosen);
  const mark = { x: x + 5, y: y + 5, width: MARK, height: MARK };
  const colour = alarm.severity === 'normal' ? COLOUR.dim : COLOUR[alarm.severity];
  if (alarm.isAcknowledged || isBright(model)) fillRectangle(canvas, mark, colour);
  else drawFrame(canvas, mark, colour);
  const time = new Date(alarm.raisedSeconds * 1000).toISOString().slice(11, 19);
  writeText(canvas, x + 28, y + 5, time, { colour: COLOUR.text, scale: 2 });
  writeText(canvas, x + 132, y + 5, fitText(alarm.name, width - 332, 2), { colour: COLOUR.text, scale: 2 });
  writeTextBefore(canvas, x + width - 88, y + 5, alarm.reading, { colour, scale: 2 });
  writeTextBefore(canvas, x + width - GAP, y + 9, alarm.limit, { colour: COLOUR.dim, scale: 1 });
  fillRectangle(canvas, { x, y: y + height - 1, width, height: 1 }, COLOUR.line);
}

function drawButtons(canvas: Canvas, list: Rectangle): Control[] {
  const y = list.y + list.height + GAP;
  const buttons = [
    { label: 'Acknowledge', width: 180, action: { do: 'acknowledge' } },
    { label: 'Up', width: 80, action: { do: 'scroll', by: -1 } },
    { label: 'Down', width: 80, action: { do: 'scroll', by: 1 } },
  ] as const;
  let x = list.x;
  return buttons.map(({ label, width, action }) => {
    const area = { x, y, width, height: BUTTON_HEIGHT };
    drawButton(canvas, area, label, COLOUR.button);
    x += width + GAP;
    return { area, action };
  });
}
