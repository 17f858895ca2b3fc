/** The icon set. */
export { Icon } from './icon.tsx';
export type { IconName } from './icon-names.ts';
