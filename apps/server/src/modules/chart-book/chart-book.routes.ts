/** Calls of notes and views. */
import {
  addChartNote,
  deleteChartNote,
  deleteChartView,
  listChartNotes,
  listChartViews,
  saveChartView,
} from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { ChartBook } from './chart-book.service.ts';

export function mountChartBook(door: Door, book: ChartBook): void {
  door.mount(listChartNotes, ({ caller, query }) => book.notes(caller, query));
  door.mount(addChartNote, ({ caller, body }) => book.addNote(caller, body));
  door.mount(deleteChartNote, ({ caller, query }) => book.deleteNote(caller, query.vesselId, query.noteId));
  door.mount(listChartViews, ({ caller, query }) => book.views(caller, query.vesselId));
  door.mount(saveChartView, ({ caller, body }) => book.saveView(caller, body));
  door.mount(deleteChartView, ({ caller, query }) => book.deleteView(caller, query.vesselId, query.viewId));
}
