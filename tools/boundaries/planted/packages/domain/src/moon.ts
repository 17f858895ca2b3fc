import { tide } from './tide.ts';

export const moon = () => tide;
