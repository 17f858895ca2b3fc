/** Web push: registration of browsers and what a message holds (§3, §7.5). */
export * from './push.ts';
