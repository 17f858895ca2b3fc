/** Panels and their states. */
export { Panel, type PanelProps } from './panel.tsx';
export { EmptyState, ErrorState, LoadingState, NoRightsState, ProblemLine } from './panel-state.tsx';
export { useIsVisible } from './use-is-visible.ts';
