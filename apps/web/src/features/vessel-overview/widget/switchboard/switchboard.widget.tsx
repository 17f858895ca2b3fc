import type { Tag } from '@fms/contract/tag';
import { createLazyPart, Lazy } from '../../../../registry/index.ts';
import type { Choice } from '../definition/option-field.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';

const Part = createLazyPart(() => import('./switchboard-widget-part.tsx'));

/** One part of the generator tab, with its plant, in a script of its own. */
function SwitchboardWidget(props: WidgetProps<'switchboard'>) {
  return <Lazy part={Part} props={props} fallback={null} />;
}

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
