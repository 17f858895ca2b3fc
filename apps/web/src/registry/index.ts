export {
  type AppRoute,
  compose,
  type Feature,
  type FirstPage,
  isOffered,
  type MenuDialog,
  type MenuItem,
  type MenuPanel,
  type Registry,
  type SettingPage,
  type VesselTab,
} from './feature.ts';
export { Late, type LatePart, latePart } from './late-part.tsx';
export { HeadPlaceProvider, PageHead, type PageHeadProps } from './page-head.tsx';
export { RegistryProvider, useRegistry } from './registry-context.tsx';
