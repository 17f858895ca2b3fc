/** Forecasts of the carbon intensity at the end of a year, and what another speed or less waiting makes of it. */
export * from './carbon-forecast.ts';
export * from './daily-carbon.ts';
export * from './forecast-data.ts';
export * from './past-rate.ts';
