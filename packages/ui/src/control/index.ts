/** Buttons, chips and other controls. */
export { Chip } from './chip.tsx';
export { IconButton } from './icon-button.tsx';
export { KeyHint } from './key-hint.tsx';
export { Segmented, type SegmentedProps } from './segmented.tsx';
