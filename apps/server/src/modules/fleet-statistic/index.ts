/** What vessels came to of a quantity, and how their days and sizes are read. */
export { CARBON_QUANTITIES, listCarbonDays, readCarbonDays } from './carbon-day.ts';
export { findCiiSize } from './cii-size.ts';
export { type ComparedShip, readShips, type VesselPorts } from './compared-vessel.ts';
export { forecastShip } from './fleet-carbon.service.ts';
export { listTags, toSpanTags } from './fleet-question.ts';
export { requireFigures } from './fleet-statistic.policy.ts';
export { findMainEngineParts, parseFuel, type QuantityPart, readTagGrade } from './quantity-tags.ts';
export { type SpanTotals, sumPart } from './span-amounts.ts';
