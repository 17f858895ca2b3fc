/** Groups of the IMS overview where the configuration names none: the parts of a plant (§9.14). */
import type { AppSetting } from '@fms/contract/setting';
import type { EquipmentKind } from '@fms/domain/plant';
import type { TextKey, Translate } from '../../../../language/index.ts';

const KINDS: readonly (readonly [name: TextKey, kinds: readonly EquipmentKind[]])[] = [
  ['PROPULSION', ['main-engine', 'propulsion-motor', 'shaft', 'azimuth', 'thruster', 'rudder']],
  ['POWER', ['generator', 'switchboard', 'bus-tie', 'shore-connection']],
  ['BATTERY', ['battery', 'battery-string', 'battery-module']],
  ['FUEL', ['fuel-system', 'flow-meter', 'pump', 'valve', 'filter']],
  ['SCRUBBER', ['scrubber']],
  ['TANKS', ['tank']],
  ['NAVIGATION', ['vessel']],
];

export const listBuiltInGroups = (t: Translate): AppSetting['overviewGroups'] =>
  KINDS.map(([name, kinds]) => ({ name: t(name), slots: kinds.map((kind) => `${kind}/*`) }));
