import type { Tag } from '@fms/contract/tag';
import { createLazyPart, Lazy } from '../../../../registry/index.ts';
import type { Choice } from '../definition/option-field.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';

const Part = createLazyPart(() => import('./conning-widget-part.tsx'));

/** One part of conning, with its plant, in a script of its own. */
function ConningWidget(props: WidgetProps<'conning'>) {
  return <Lazy part={Part} props={props} fallback={null} />;
}

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
