import type { Dashboard, PlacedWidget, WidgetOption } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { messages, openQuestion } from '../../../message/index.ts';
import type { AnyWidgetDefinition } from '../widget/definition/widget-definition.ts';
import { getWidgetDefinition } from '../widget/widget-library.ts';
import { addWidget, hasRoom } from './dashboard-draft.ts';
import style from './dashboard-editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorGrid } from './editor-grid.tsx';
import { OptionPanel } from './option-panel.tsx';
import { formatPlace } from './place-text.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveConfirmation } from './use-leave-confirmation.ts';
import { useSaveDashboard } from './use-save-dashboard.ts';
import { WidgetPicker } from './widget-picker.tsx';

interface DashboardEditorProps {
  readonly dashboard: Dashboard;
  readonly widgets: readonly PlacedWidget[];
  /** The layout the product has for the vessel. */
  readonly productLayout: () => PlacedWidget[];
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly onClose: () => void;
}

/** The layout to be edited: added to, arranged, filled, and saved for oneself or for others. */
export default function DashboardEditor(props: DashboardEditorProps) {
  const { dashboard, widgets, productLayout, vessel, tags, onClose } = props;
  const t = useText();
  const draft = useDraft(widgets);
  const [selectedId, setSelectedId] = useState<string>();
  const [said, setSaid] = useState('');
  const root = useRef<HTMLElement>(null);
  const [addedId, setAddedId] = useState<string>();
  const [isDone, setDone] = useState(false);
  const finish = () => setDone(true);
  const { save, isPending, conflict } = useSaveDashboard(dashboard, vessel.name, finish);
  useLeaveConfirmation(draft.isChanged && !isDone);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  // A new widget takes the first free place, which can lie far below the window.
  useEffect(() => {
    if (addedId === undefined) return;
    root.current?.querySelector(`[data-widget="${addedId}"]`)?.scrollIntoView({ block: 'center' });
  }, [addedId]);

  const titleOf = ({ option, type }: PlacedWidget) => option.title ?? t(getWidgetDefinition(type).title);
  const arrange = (next: readonly PlacedWidget[], id: string) => {
    draft.change(next);
    const moved = next.find((widget) => widget.id === id);
    if (moved !== undefined) setSaid(formatPlace(moved, titleOf(moved), t));
  };
  const add = (definition: AnyWidgetDefinition) => {
    const option = definition.firstOption(vessel, tags);
    if (option === undefined) return;
    const { type, span } = definition;
    const made = addWidget(draft.widgets, { type, span, option });
    arrange(made.widgets, made.id);
    setSelectedId(made.id);
    setAddedId(made.id);
  };
  const remove = (id: string) => {
    const gone = draft.widgets.find((widget) => widget.id === id);
    if (gone === undefined) return;
    draft.remove(id);
    setSelectedId(undefined);
    setSaid(t('WIDGET_REMOVED', { title: titleOf(gone) }));
    root.current?.focus();
  };
  const undo = () => {
    draft.undo();
    setSaid(t('STEP_UNDONE'));
  };
  const discard = () => (draft.isChanged ? openQuestion({ message: messages.discardLayout, onOk: finish }) : finish());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setSelectedId(undefined);
    // In a field the browser takes back the letters itself.
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  };

  const selected = draft.widgets.find(({ id }) => id === selectedId);
  const setOption = (option: WidgetOption) => {
    if (selected !== undefined) draft.setOption(selected.id, option);
  };
  const sent = { vessel, tags };
  return (
    <section ref={root} tabIndex={-1} aria-label={t('EDIT_LAYOUT')} onKeyDown={onKeyDown}>
      <EditorBar
        vessel={vessel}
        maySave={dashboard.maySave}
        isChanged={draft.isChanged}
        isSaving={isPending}
        conflict={conflict}
        onUndo={undo}
        onDefault={() => draft.change(productLayout())}
        onDiscard={discard}
        onSave={(scope) => save({ scope, widgets: draft.widgets })}
      />
      <div className={style.editor}>
        <EditorGrid
          {...sent}
          widgets={draft.widgets}
          selectedId={selectedId}
          onSelect={setSelectedId}
          onArrange={arrange}
          onRemove={remove}
        />
        <div className={style.side}>
          {selected === undefined ? (
            <WidgetPicker {...sent} hasRoom={hasRoom(draft.widgets)} onAdd={add} />
          ) : (
            <OptionPanel
              key={selected.id}
              {...sent}
              widget={selected}
              onChange={setOption}
              onRemove={() => remove(selected.id)}
              onClose={() => setSelectedId(undefined)}
            />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </section>
  );
}
