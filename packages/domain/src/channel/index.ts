/** How much of a byte channel may be under way, so that a slow line stays free for what is more urgent. */
export * from './flight-window.ts';
