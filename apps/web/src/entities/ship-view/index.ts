/** Ship view: screens on board, sessions on them, their requests, and recordings of past ones (§2.11, §9.10). */

export { LinkBars } from './link-bars.tsx';
export { PastPanel } from './past/past.panel.tsx';
export { formatShipViewPath, shipViewQueries } from './query/ship-view.queries.ts';
export { type SessionAction, useCut, useSessionAction } from './query/use-session-action.ts';
export { useViewLevels } from './query/use-view-levels.ts';
export { RequestCard } from './request/request-card.tsx';
export { WaitingCard } from './request/waiting-card.tsx';
export type { ScreenLink, ScreenStatus } from './viewer/screen-link.ts';
export { useScreenLink } from './viewer/use-screen-link.ts';
export { LEVEL_MEANING, LEVEL_TEXT, QUALITY_TEXT, SHORT_LEVEL_TEXT } from './words/level-text.ts';
export {
  formatApprover,
  formatEnd,
  formatMegabits,
  formatScreenState,
  formatSessionState,
  formatStopwatch,
  formatTimeLeft,
} from './words/session-text.ts';
export { useHoldText } from './words/use-hold-text.ts';
