/** Where a value is heading: rate of change and the time to a limit. */
export const englishForecast = {
  FORECAST_RATE: '{{rate}} per h',
  FORECAST_REACH: 'reaches {{limit}} in about {{duration}}',
  FORECAST_REACH_BETWEEN: 'reaches {{limit}} in {{earliest}} to {{latest}}',
} as const;
