/** Calls of notes and views. */
import {
  addChartNote,
  deleteChartNote,
  deleteChartView,
  listChartNotes,
  listChartViews,
  saveChartView,
} from '@fms/contract/chart-book';
import type { Router } from '../../platform/http/router.ts';
import type { ChartBook } from './chart-book.service.ts';

export function registerChartBookRoutes(router: Router, book: ChartBook): void {
  router.route(listChartNotes, ({ caller, query }) => book.notes(caller, query));
  router.route(addChartNote, ({ caller, body }) => book.addNote(caller, body));
  router.route(deleteChartNote, ({ caller, query }) => book.deleteNote(caller, query.vesselId, query.noteId));
  router.route(listChartViews, ({ caller, query }) => book.views(caller, query.vesselId));
  router.route(saveChartView, ({ caller, body }) => book.saveView(caller, body));
  router.route(deleteChartView, ({ caller, query }) => book.deleteView(caller, query.vesselId, query.viewId));
}
