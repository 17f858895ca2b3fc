import type { Tag } from '@fms/contract/tag';
import { createLazyWidget } from '../definition/lazy-widget.tsx';
import type { Choice } from '../definition/option-field.ts';
import type { WidgetContent } from '../definition/widget-definition.ts';

/** One part of the generator tab, with its plant. */
const SwitchboardWidget = createLazyWidget<'switchboard'>(() => import('./switchboard-widget-part.tsx'));

const PARTS: readonly Choice[] = [
  ['singleLine', 'SWITCHBOARD_PART_SINGLELINE'],
  ['trip', 'SWITCHBOARD_PART_TRIP'],
];

export const switchboardWidget: WidgetContent<'switchboard'> = {
  Component: SwitchboardWidget,
  fields: [{ kind: 'choice', name: 'part', label: 'SWITCHBOARD_PART', look: 'list', choices: PARTS }],
  firstOption: (_vessel, tags: readonly Tag[]) =>
    tags.some(({ name }) => /^Generator \d+ power$/.test(name)) ? { part: 'singleLine' } : undefined,
};
