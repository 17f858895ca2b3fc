/** Which tags count: their readings only rise, but for a reset or the end of their digits. */

const COUNTER_WORDS =
  /\b(running hours|run hours|operating hours|engine hours|hours run|total|totali[sz]er|counter|starts|meter|consumed|used|produced|charged|discharged|exported|imported|distance (?:run|sailed)|log|trip|mileage)\b/i;
/** Of what is counted; a level in per cent or a rate is none, whatever its name. */
const COUNTER_UNITS: ReadonlySet<string> = new Set([
  ...['', 'h', 's', 'min', 'd', 'Wh', 'kWh', 'MWh', 'Ah', 'l', 'm³', 'kg', 't', 'nm', 'km', 'm'],
]);

/** By the name on board and the unit: `Main engine running hours` in `h`, `Fuel oil total` in `m³`. */
export function isCounterTag({ name, unit }: { readonly name: string; readonly unit: string }): boolean {
  return COUNTER_UNITS.has(unit) && COUNTER_WORDS.test(name);
}
