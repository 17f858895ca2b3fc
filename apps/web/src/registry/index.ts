export { type AppRoute, compose, type Feature, type MenuItem, type Registry, type VesselTab } from './feature.ts';
export { HeadPlaceProvider, PageHead, type PageHeadProps } from './page-head.tsx';
export { RegistryProvider, useRegistry } from './registry-context.tsx';
