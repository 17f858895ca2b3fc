/** Where values are heading: rate of change and the time to a limit, only where the server found a straight line. */
export { useForecasts } from './use-forecasts.ts';
export { useOutlook } from './use-outlook.ts';
