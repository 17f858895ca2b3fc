import type { Dashboard, DashboardScope, PlacedWidget } from '@fms/contract/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { readNow } from '../../../api/read-now.ts';
import { dashboardQueries, saveWidgets } from '../../../entities/dashboard/index.ts';
import { fillMessage, messages, show } from '../../../message/index.ts';

/**
 * Saves a layout for a scope, on the versions read when editing began: a save by another user meanwhile is
 * not overwritten unseen. After a conflict the new versions are known, and a second save is meant.
 */
export function useSaveDashboard(opened: Dashboard, vesselName: string, onSaved: () => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const query = dashboardQueries.ofVessel(opened.vesselId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ scope, widgets }: { scope: DashboardScope; widgets: readonly PlacedWidget[] }) => {
      const version = base.saved.find((saved) => saved.scope === scope)?.version ?? 0;
      return saveWidgets({ vesselId: base.vesselId, scope, version }, widgets);
    },
    onSuccess: (now, { scope }) => {
      client.setQueryData(query.queryKey, now);
      show(now.origin === scope ? messages.saved : fillMessage(messages.layoutHidden, { vessel: vesselName }));
      onSaved();
    },
    onError: async (failure) => {
      if (isConflict(failure)) setBase(await readNow(client, query));
      else show(fillMessage(messages.refused, { error: failure.message }));
    },
    meta: { speaks: true },
  });
  return { save: mutate, isPending, conflict: isConflict(error) ? error.message : undefined };
}

const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'conflict';
