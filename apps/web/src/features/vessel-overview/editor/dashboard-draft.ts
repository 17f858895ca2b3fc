/** A layout in the editor: every change is a step that can be undone. */
import type { PlacedWidget, WidgetOption, WidgetType } from '@fms/contract/dashboard';
import { compactLayout, findFreePlace, MAX_WIDGETS, type WidgetSpan } from '@fms/domain/dashboard';

type Widgets = readonly PlacedWidget[];

export interface DashboardDraft {
  readonly widgets: Widgets;
  /** Earlier layouts, the oldest first. */
  readonly past: readonly Widgets[];
  /** What the last step was: further letters of one word are one step. */
  readonly step: string | undefined;
}

export const startDraft = (widgets: Widgets): DashboardDraft => ({ widgets, past: [], step: undefined });

/** A next step; one of the same name as the last replaces it. Nothing happens where nothing differs. */
export function changeDraft(draft: DashboardDraft, widgets: Widgets, step?: string): DashboardDraft {
  if (isSame(draft.widgets, widgets)) return draft;
  const isFurther = step !== undefined && step === draft.step;
  return { widgets, past: isFurther ? draft.past : [...draft.past, draft.widgets], step };
}

export function undoDraft(draft: DashboardDraft): DashboardDraft {
  const last = draft.past.at(-1);
  return last === undefined ? draft : { widgets: last, past: draft.past.slice(0, -1), step: undefined };
}

/** Whether there is anything to save or to lose. */
export function isChanged({ widgets, past }: DashboardDraft): boolean {
  const [first] = past;
  return first !== undefined && !isSame(first, widgets);
}

function isSame(a: Widgets, b: Widgets): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export const hasRoom = (widgets: Widgets) => widgets.length < MAX_WIDGETS;

/** The layout with one more widget, in the first place that has room for it, and the id it got. */
export function addWidget<Type extends WidgetType>(
  widgets: Widgets,
  { type, span, option }: { type: Type; span: WidgetSpan; option: WidgetOption<Type> },
): { readonly widgets: Widgets; readonly id: string } {
  const id = freeId(widgets, type);
  const place = { ...findFreePlace(widgets, span), ...span };
  // The option is of the widget's own type: both are of one `Type`.
  const widget = { id, type, ...place, option } as unknown as PlacedWidget;
  return { widgets: [...widgets, widget], id };
}

/** `gauge`, then `gauge-2`, `gauge-3`. */
function freeId(widgets: Widgets, type: WidgetType): string {
  const taken = new Set(widgets.map(({ id }) => id));
  const ids = [type, ...Array.from({ length: widgets.length + 1 }, (_, index) => `${type}-${index + 2}`)];
  return ids.find((id) => !taken.has(id)) as string;
}

export function removeWidget(widgets: Widgets, id: string): Widgets {
  return compactLayout(widgets.filter((widget) => widget.id !== id));
}

export function setWidgetOption(widgets: Widgets, id: string, option: WidgetOption): Widgets {
  return widgets.map((widget) => (widget.id === id ? ({ ...widget, option } as PlacedWidget) : widget));
}
