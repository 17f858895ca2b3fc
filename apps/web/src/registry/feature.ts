/** What a feature offers the application. An item, a route or a tab exists exactly when its feature registers it. */
import type { Vessel } from '@fms/contract';
import type { IconName } from '@fms/ui';
import type { ComponentType } from 'react';
import type { TextKey } from '../language/index.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface MenuItem {
  readonly path: string;
  readonly title: TextKey;
  readonly icon: IconName;
  readonly section: 'main' | 'management' | 'support';
  /** Hidden when the configuration's functionLimit names it (specification section 2.3). */
  readonly limitedBy?: string;
}

export interface AppRoute {
  /** Below the root, without a leading slash, with `:name` parameters. */
  readonly path: string;
  readonly load: Load<object>;
}

export interface VesselTab {
  /** The value of `tab` in the address. */
  readonly id: string;
  readonly title: TextKey;
  /** For permission level 2 only (specification section 9.8). */
  readonly adminOnly?: boolean;
  readonly load: Load<{ vessel: Vessel }>;
}

export interface Feature {
  readonly menu?: readonly MenuItem[];
  readonly routes?: readonly AppRoute[];
  readonly vesselTabs?: readonly VesselTab[];
}

/** All features together, in the order they are listed. */
export interface Registry {
  readonly menu: readonly MenuItem[];
  readonly routes: readonly AppRoute[];
  readonly vesselTabs: readonly VesselTab[];
}

export function compose(features: readonly Feature[]): Registry {
  return {
    menu: features.flatMap(({ menu = [] }) => menu),
    routes: features.flatMap(({ routes = [] }) => routes),
    vesselTabs: features.flatMap(({ vesselTabs = [] }) => vesselTabs),
  };
}
