/** Shifts of the crew: their clock, and figures of tags by them. */
export { SHIFT_CLOCKS, type ShiftClock, type ShiftClocks } from './shift-clock.service.ts';
