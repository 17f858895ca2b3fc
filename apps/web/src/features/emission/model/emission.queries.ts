/** What the page asks the server. */
import {
  type EmissionQuestion,
  explainEmission,
  getCarbonForecast,
  getEmissionYear,
  getPeriodEmission,
} from '@fms/contract/emission';
import { HOUR_MS } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

type Asked<Kind extends EmissionQuestion['kind']> = Extract<EmissionQuestion, { kind: Kind }>;

const shared = { placeholderData: keepPreviousData, staleTime: 60_000 } as const;

export const emissionQueries = {
  period: (body: Asked<'period'>) =>
    queryOptions({
      queryKey: ['emission', body],
      queryFn: ({ signal }) => call(getPeriodEmission, { body, signal }),
      ...shared,
    }),
  year: (body: Asked<'year'>) =>
    queryOptions({
      queryKey: ['emission', body],
      queryFn: ({ signal }) => call(getEmissionYear, { body, signal }),
      ...shared,
    }),
  /** A year of days: asked for once an hour, and for each change that is tried. */
  forecast: (body: Asked<'forecast'>) =>
    queryOptions({
      queryKey: ['emission', body],
      queryFn: ({ signal }) => call(getCarbonForecast, { body, signal }),
      ...shared,
      staleTime: HOUR_MS,
    }),
  explain: (question: EmissionQuestion, key: string, path: readonly number[]) =>
    queryOptions({
      queryKey: ['emission', 'explain', question, key, path],
      queryFn: ({ signal }) => call(explainEmission, { body: { question, key, path: [...path] }, signal }),
      staleTime: 60_000,
    }),
};
