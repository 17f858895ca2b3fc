export { type AlertMarkState, type AlertPriority, ALERT_PRIORITIES } from './alarm/alert.ts';
export { AlarmMark, type AlarmMarkProps } from './alarm/alarm-mark.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { type BlinkKind, useBlink } from './theme/blink.ts';
export { PALETTES, type Palette, colorSchemeOf, isPalette } from './theme/palette.ts';
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider.tsx';
export { type AgeKind, AgeMark, type AgeMarkProps, ageKindOf } from './value/age-mark.tsx';
export { type Freshness, NO_VALUE, formatNumber } from './value/format-reading.ts';
export { Reading, type ReadingAlert, type ReadingProps } from './value/reading.tsx';
