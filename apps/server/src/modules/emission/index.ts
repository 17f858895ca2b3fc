/** What vessels emitted, by voyage, port stay and period. */
export { EMISSIONS, type EmissionReader, type PeriodEmissions } from './emission-reader.ts';
