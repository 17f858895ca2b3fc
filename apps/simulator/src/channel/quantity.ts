/** What instruments measure: units with the decimals and the scale that belong to them. */

/** Recording kind of §3. */
export const ONLY_CHANGE = 1;

export const YES_OR_NO = { unit: '', valueKind: 'boolean', decimals: 0, min: 0, max: 1, type: ONLY_CHANGE } as const;
/** How often something has happened. */
export const COUNT = { unit: '', decimals: 0, min: 0, max: 100_000, type: ONLY_CHANGE } as const;
export const DEGREES = { unit: '°', decimals: 1, min: 0, max: 360 } as const;
export const RUDDER = { unit: '°', decimals: 1, min: -45, max: 45 } as const;
export const PERCENT = { unit: '%', decimals: 1, min: 0, max: 100 } as const;
export const SIGNED_PERCENT = { ...PERCENT, min: -100 } as const;
export const CELSIUS = { unit: '°C', decimals: 1, min: 0, max: 120 } as const;
export const WINDING = { ...CELSIUS, max: 160 } as const;
export const EXHAUST = { ...CELSIUS, decimals: 0, max: 600 } as const;
export const BAR = { unit: 'bar', decimals: 2, min: 0, max: 10 } as const;
export const MILLIBAR = { unit: 'mbar', decimals: 1, min: 0, max: 100 } as const;
export const HOURS = { unit: 'h', decimals: 1, min: 0, max: 100_000 } as const;
export const defineKilowatt = (max: number) => ({ unit: 'kW', decimals: 0, min: 0, max });
export const defineLitresPerHour = (max: number) => ({ unit: 'l/h', decimals: 1, min: 0, max: Math.round(max) });
