/** The models a ship's plant is put together from. */
import type { Navigator } from '../navigation/navigation.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import type { Wear } from './ageing.ts';
import type { DemandModel } from './demand.ts';
import type { Layout } from './layout.ts';
import type { Balancer } from './power-balance.ts';
import type { Schedule } from './schedule.ts';

export interface PlantParts {
  readonly ship: ShipSpec;
  readonly navigate: Navigator;
  readonly demand: DemandModel;
  readonly balance: Balancer;
  readonly schedule: Schedule;
  readonly layout: Layout;
  readonly wear: Wear;
}
