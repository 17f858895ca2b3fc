import type { Tag } from '@fms/contract/tag';
import { createLazyWidget } from '../definition/lazy-widget.tsx';
import type { Choice } from '../definition/option-field.ts';
import type { WidgetContent } from '../definition/widget-definition.ts';

/** One part of conning, with its plant. */
const ConningWidget = createLazyWidget<'conning'>(() => import('./conning-widget-part.tsx'));

const PARTS: readonly Choice[] = [
  ['heading', 'CONNING_PART_HEADING'],
  ['speed', 'CONNING_PART_SPEED'],
  ['wind', 'CONNING_PART_WIND'],
  ['motion', 'CONNING_PART_MOTION'],
  ['steering', 'CONNING_PART_STEERING'],
  ['propulsion', 'CONNING_PART_PROPULSION'],
  ['azimuths', 'CONNING_PART_AZIMUTHS'],
  ['thrusters', 'CONNING_PART_THRUSTERS'],
];

/** The first part that a ship's tags tell of by name; which tag fills what the plant decides. */
const FIRST_PARTS = [
  ['azimuths', /^Azimuth/],
  ['propulsion', /^Shaft/],
  ['steering', /^Rudder/],
  ['thrusters', /thruster/],
  ['motion', /^(?:Depth|Roll|Pitch)/],
] as const;

export const conningWidget: WidgetContent<'conning'> = {
  Component: ConningWidget,
  fields: [{ kind: 'choice', name: 'part', label: 'CONNING_PART', look: 'list', choices: PARTS }],
  firstOption: (_vessel, tags: readonly Tag[]) => {
    const first = FIRST_PARTS.find(([, named]) => tags.some(({ name }) => named.test(name)));
    return first && { part: first[0] };
  },
};
