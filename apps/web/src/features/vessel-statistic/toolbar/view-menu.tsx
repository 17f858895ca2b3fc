import { deleteChartView, saveChartView } from '@fms/contract/chart-book';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/index.ts';
import { chartBookKeys, chartBookQueries, STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { SavedViewMenu } from '../../../ui/saved-view-menu.tsx';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';

interface ViewMenuProps extends Pick<ShownStatistic, 'vessel' | 'state' | 'panes'> {
  readonly change: ChangeState;
}

/** Views of this vessel's curves under names: one's own, and those that others share. */
export function ViewMenu({ vessel, state, panes, change }: ViewMenuProps) {
  const t = useText();
  const client = useQueryClient();
  const [shared, setShared] = useState(false);
  const { data: views = [] } = useQuery(chartBookQueries.views(vessel.id));
  // What the tab chose by itself is part of the view once it is kept.
  const query = STATISTIC_ADDRESS.format({ ...state, panes }).toString();
  const onSuccess = () => client.invalidateQueries({ queryKey: chartBookKeys.views(vessel.id) });
  const remove = useMutation({
    mutationFn: (viewId: number) =>
      call(deleteChartView, { query: { vesselId: String(vessel.id), viewId: String(viewId) } }),
    onSuccess,
  });
  const save = useMutation({
    mutationFn: (name: string) => call(saveChartView, { body: { vesselId: vessel.id, name, query, shared } }),
    onSuccess: () => {
      setShared(false);
      return onSuccess();
    },
  });
  return (
    <SavedViewMenu
      views={views.map((view) => ({ ...view, remark: view.shared ? t('SHARED_BY', { name: view.by }) : undefined }))}
      query={query}
      // Only what has a meaning gets from a view into the address.
      onOpen={(view) => change(STATISTIC_ADDRESS.parse(new URLSearchParams(view.query)))}
      onDelete={({ id }) => remove.mutate(id)}
      onSave={save.mutateAsync}
    >
      <Checkbox
        size="xs"
        label={t('SHARE_VIEW', { vessel: vessel.name })}
        checked={shared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </SavedViewMenu>
  );
}
