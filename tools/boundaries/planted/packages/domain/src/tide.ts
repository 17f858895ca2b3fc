import { moon } from './moon.ts';

export const tide = () => moon;
