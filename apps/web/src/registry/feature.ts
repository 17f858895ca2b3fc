/** What a feature offers the application. An item, a route or a tab exists exactly when its feature registers it. */
import type { Abilities, UserData } from '@fms/contract/account';
import type { AppSetting } from '@fms/contract/setting';
import type { Vessel } from '@fms/contract/vessel';
import { isFunctionVisible } from '@fms/domain/account';
import type { VesselWord } from '@fms/domain/permission';
import type { IconName } from '@fms/ui/icon';
import type { ComponentType } from 'react';
import type { TextKey } from '../language/index.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What a configuration may leave out: menu, search, route and first page of it go together. */
interface Limited {
  /** Not there when the configuration's functionLimit names it (§2.3). */
  readonly limitedBy?: string;
}

export interface MenuItem extends Limited {
  readonly path: string;
  readonly title: TextKey;
  readonly icon: IconName;
  readonly section: 'main' | 'management' | 'support';
  /** Whether host and configuration have it; without this they always do. */
  readonly isShown?: (setting: AppSetting) => boolean;
}

/** An entry of the menu that leads out of the application, into a tab of its own. */
export interface MenuLink {
  readonly title: TextKey;
  readonly icon: IconName;
  readonly section: MenuItem['section'];
  /** Where it leads under this host and configuration; absent from the menu where it is empty. */
  readonly address: (setting: AppSetting) => string;
}

/** An entry of the menu that opens over the page instead of leading away from it. */
export interface MenuDialog {
  readonly title: TextKey;
  readonly icon: IconName;
  /** `foot` stands above "Sign out". */
  readonly section: 'management' | 'foot';
  readonly load: Load<{ onClose: () => void }>;
}

/** An entry of the menu that unfolds inside it. */
export interface MenuPanel {
  readonly title: TextKey;
  readonly icon: IconName;
  readonly section: 'management';
  readonly load: Load<object>;
}

export interface AppRoute extends Limited {
  /** Below the root, without a leading slash, with `:name` parameters. */
  readonly path: string;
  readonly load: Load<object>;
}

export interface VesselTab {
  /** The value of `tab` in the address. */
  readonly id: string;
  readonly title: TextKey;
  /** For permission level 2 only (§9.8). */
  readonly adminOnly?: boolean;
  /** Other screens lead to it: an address opens it also where the vessel's choice leaves it out of the bar. */
  readonly isLinked?: true;
  /** The right on the vessel without which the tab is absent. */
  readonly word?: VesselWord;
  readonly load: Load<{ vessel: Vessel }>;
}

/** A page of the control panel. */
export interface SettingPage {
  /** Its place in the address: `/setting/{id}`. */
  readonly id: string;
  readonly title: TextKey;
  readonly icon: IconName;
  readonly group: 'own' | 'administration';
  /** Absent for users without the right; without this the feature is open to all. */
  readonly isVisible?: (abilities: Abilities) => boolean;
  /** Absent during an impersonation: only the user may change what is there. */
  readonly ownOnly?: true;
  readonly load: Load<object>;
}

/** A page to begin with after signing in (§2.8). */
export interface FirstPage extends Limited {
  readonly value: NonNullable<UserData['defaultPage']>;
  readonly title: TextKey;
}

export interface Feature {
  readonly menu?: readonly MenuItem[];
  readonly menuLinks?: readonly MenuLink[];
  readonly menuDialogs?: readonly MenuDialog[];
  readonly menuPanels?: readonly MenuPanel[];
  readonly routes?: readonly AppRoute[];
  readonly vesselTabs?: readonly VesselTab[];
  readonly settingPages?: readonly SettingPage[];
  readonly firstPages?: readonly FirstPage[];
}

/** Whether the configuration leaves it in. */
export function isFeatureAvailable({ limitedBy }: Limited, functionLimit: readonly string[]): boolean {
  return limitedBy === undefined || isFunctionVisible(limitedBy, functionLimit);
}

/** Whether an entry stands in the menu and is found by the search. */
export function isMenuItemShown(item: MenuItem, setting: AppSetting): boolean {
  return isFeatureAvailable(item, setting.functionLimit) && item.isShown?.(setting) !== false;
}

/** All features together, in the order they are listed. */
export type Registry = Required<Feature>;

export function composeFeatures(features: readonly Feature[]): Registry {
  return {
    menu: features.flatMap(({ menu = [] }) => menu),
    menuLinks: features.flatMap(({ menuLinks = [] }) => menuLinks),
    menuDialogs: features.flatMap(({ menuDialogs = [] }) => menuDialogs),
    menuPanels: features.flatMap(({ menuPanels = [] }) => menuPanels),
    routes: features.flatMap(({ routes = [] }) => routes),
    vesselTabs: features.flatMap(({ vesselTabs = [] }) => vesselTabs),
    settingPages: features.flatMap(({ settingPages = [] }) => settingPages),
    firstPages: features.flatMap(({ firstPages = [] }) => firstPages),
  };
}
