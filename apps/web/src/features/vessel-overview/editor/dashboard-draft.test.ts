import { MAX_WIDGETS } from '@fms/domain/dashboard';
import { describe, expect, it } from 'vitest';
import { buildWidget } from '../../../testing/builders.ts';
import {
  addWidget,
  changeDraft,
  hasRoom,
  isChanged,
  removeWidget,
  setWidgetOption,
  startDraft,
  undoDraft,
} from './dashboard-draft.ts';

const alarms = buildWidget('alarmList');
const link = buildWidget('dataLink', { row: 6, rowSpan: 4 });
const titled = (title: string) => setWidgetOption([alarms], 'alarmList', { title });

describe('a draft', () => {
  it('takes back one step after the other, down to what it began with', () => {
    const start = startDraft([alarms, link]);
    const removed = changeDraft(start, removeWidget(start.widgets, 'alarmList'));
    expect(removed.widgets).toEqual([{ ...link, row: 0 }]);
    const named = changeDraft(removed, setWidgetOption(removed.widgets, 'dataLink', { title: 'VSAT' }));
    expect(isChanged(named)).toBe(true);
    expect(undoDraft(named).widgets).toEqual(removed.widgets);
    const back = undoDraft(undoDraft(named));
    expect(back.widgets).toEqual(start.widgets);
    expect(isChanged(back)).toBe(false);
    expect(undoDraft(back)).toBe(back);
  });

  it('counts the letters of one word as one step, and another field as the next', () => {
    let draft = startDraft([alarms]);
    for (const word of ['A', 'Al', 'All']) draft = changeDraft(draft, titled(word), 'title:alarmList');
    expect(draft.past).toHaveLength(1);
    draft = changeDraft(draft, titled('Other'), 'title:dataLink');
    expect(draft.past).toHaveLength(2);
    expect(undoDraft(undoDraft(draft)).widgets).toEqual([alarms]);
  });

  it('is unchanged by a step that changes nothing, and by one that leads back', () => {
    const start = startDraft([alarms]);
    expect(changeDraft(start, [{ ...alarms }])).toBe(start);
    const there = changeDraft(start, [{ ...alarms, column: 2 }]);
    expect(isChanged(changeDraft(there, [alarms]))).toBe(false);
  });
});

describe('a new widget', () => {
  it('stands where there is room, under an id of its own', () => {
    const first = addWidget([alarms], { type: 'alarmList', span: { columnSpan: 8, rowSpan: 6 }, option: {} });
    expect(first.widgets.at(-1)).toMatchObject({ id: 'alarmList-2', column: 8, row: 0 });
    const second = addWidget(first.widgets, { type: 'alarmList', span: { columnSpan: 24, rowSpan: 6 }, option: {} });
    expect(second.widgets.at(-1)).toMatchObject({ id: 'alarmList-3', column: 0, row: 6 });
  });

  it('is one of sixty at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...alarms, id: `a${index}` }));
    expect(hasRoom(many(MAX_WIDGETS - 1))).toBe(true);
    expect(hasRoom(many(MAX_WIDGETS))).toBe(false);
  });
});
