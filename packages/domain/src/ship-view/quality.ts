/** What a session costs the line: single pictures that are asked for, few details, or all that the viewer wants. */
export const VIEW_QUALITIES = ['still', 'low', 'normal'] as const;
export type ViewQuality = (typeof VIEW_QUALITIES)[number];
