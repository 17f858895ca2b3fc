import type { ListedSession, ShipViewEntry, ViewStatus } from '@fms/contract/ship-view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../../message/show-refusal.ts';
import { cutSession, refreshShipViews, type SessionStep, takeSessionStep } from './ship-view.queries.ts';

export interface SessionAction {
  readonly vesselId: ShipViewEntry['vesselId'];
  /** One's own. */
  readonly session: ListedSession;
  readonly step: SessionStep;
}

/**
 * Takes steps in one's sessions. What is refused is said in the words of the server, which also asks for a fresh sign-in
 * where a level needs it; afterwards the lists are asked again.
 */
export function useSessionAction(onDone?: (status: ViewStatus, action: SessionAction) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ vesselId, session, step }: SessionAction) => takeSessionStep(vesselId, session, step),
    onSuccess: (status, action) => onDone?.(status, action),
    onError: showRefusal,
    onSettled: () => refreshShipViews(client),
    meta: { speaks: true },
  });
}

/** The kill switch: ends the session on a vessel without a further question, also that of another person. */
export function useCut(vesselId: SessionAction['vesselId']): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => cutSession(vesselId),
    onError: showRefusal,
    onSettled: () => refreshShipViews(client),
    meta: { speaks: true },
  });
  return mutate;
}
