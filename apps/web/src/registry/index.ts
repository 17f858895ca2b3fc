export {
  type AppRoute,
  composeFeatures,
  type Feature,
  type FirstPage,
  isFeatureAvailable,
  isMenuItemShown,
  type MenuDialog,
  type MenuItem,
  type MenuLink,
  type MenuPanel,
  type Registry,
  type SettingPage,
  type VesselTab,
} from './feature.ts';
export { createLazyPart, Lazy, type LazyPart } from './lazy-part.tsx';
export { HeadPlaceProvider, PageHead, type PageHeadProps } from './page-head.tsx';
export { RegistryProvider, useRegistry } from './registry-context.tsx';
