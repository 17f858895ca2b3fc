import type { Vessel } from '@fms/contract';
import { useQuery } from '@tanstack/react-query';
import type { Span } from '../../../live/index.ts';
import { locationQueries } from './location.queries.ts';

/** Stays, and time and distance by state, of the window. */
export function useVoyage(vessel: Vessel, window: Span) {
  return useQuery(locationQueries.voyage(vessel.id, window));
}
