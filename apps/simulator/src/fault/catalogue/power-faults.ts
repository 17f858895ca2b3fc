/** Faults of the electric plant: bus-tie, breakers, regulators, shore connection. */
import { add, after, approach, buildFaults, scale, tremble } from './fault.ts';

export const powerFaults = buildFaults('process', {
  'bus-tie-trip': [
    'Bus-tie opens by itself: each section on its own',
    'Bus-tie',
    approach(/^TIE_(CB|KW)$/, 0, 1),
    ...after(1, tremble(/^SWB[AB]_HZ$/, 0.4)),
  ],
  'blackout-risk': [
    'Generator 1 trips at high load: the others and the battery carry all',
    'Generator 1',
    approach(/^DG1_(CB|RUN)$/, 0, 1),
    approach(/^DG1_(KW|LOAD|A|KVAR)$/, 0, 2),
    ...after(1, scale(/^DG[234]_(KW|LOAD|A|FUEL)$/, 1.85, 4)),
    ...after(2, add(/^DG[234]_HZ$/, -0.7, 3)),
  ],
  'reactive-unequal': [
    'Voltage regulator of generator 1 takes all reactive power',
    'Voltage regulator of generator 1',
    scale(/^DG1_KVAR$/, 1.7, 1800),
    scale(/^DG2_KVAR$/, 0.3, 1800),
    scale(/^DG1_A$/, 1.16, 1800),
  ],
  'set-left-blocked': ['Generator 4 left blocked after work on it', 'Generator 4', approach(/^DG4_BLK$/, 1, 1)],
  'set-speed-low': ['Governor of generator 2 set too low', 'Governor of generator 2', add(/^DG2_HZ$/, -0.6, 7200)],
  'set-return-leak': [
    'Return line of generator 2 leaks: more is supplied than burnt or returned',
    'Fuel return line of generator 2',
    scale(/^DG2_FRF$/, 0.95, 3 * 3600),
  ],
  'shore-breaker-trips': [
    'Shore breaker trips while the battery charges',
    'Shore connection',
    approach(/^SHORE_(CB|KW|A)$/, 0, 1),
    ...after(1, approach(/^SHORE_(V|HZ)$/, 0, 1)),
  ],
});
