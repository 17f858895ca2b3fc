import { type ChartView, deleteChartView, saveChartView } from '@fms/contract/chart-book';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import { chartBookKeys, chartBookQueries, STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { SaveViewForm, useContractForm } from '../../../ui/form/index.ts';
import { SavedViewMenu } from '../../../ui/saved-view-menu.tsx';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';

interface ViewMenuProps extends Pick<ShownStatistic, 'vessel' | 'state' | 'panes'> {
  readonly change: ChangeState;
}

/** Views of this vessel's curves under names: one's own, and those that others share. */
export function ViewMenu({ vessel, state, panes, change }: ViewMenuProps) {
  const t = useText();
  const client = useQueryClient();
  const { data: views = [] } = useQuery(chartBookQueries.views(vessel.id));
  // What the tab chose by itself is part of the view once it is kept.
  const query = STATISTIC_ADDRESS.format({ ...state, panes }).toString();
  const remove = useMutation({
    mutationFn: ({ id }: ChartView) =>
      call(deleteChartView, { query: { vesselId: String(vessel.id), viewId: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: chartBookKeys.views(vessel.id) }),
  });
  return (
    <SavedViewMenu
      views={views}
      query={query}
      keyOf={({ id }) => id}
      noteOf={({ shared, by }) => (shared ? t('SHARED_BY', { name: by }) : '')}
      mayDelete={({ mayDelete }) => mayDelete}
      // Only valid fields of a view get into the address.
      onOpen={(view) => change(STATISTIC_ADDRESS.parse(new URLSearchParams(view.query)))}
      onDelete={(view) => remove.mutate(view)}
    >
      <SaveView vessel={vessel} query={query} />
    </SavedViewMenu>
  );
}

/** The present view under a name; the user's own view of that name gives way. */
function SaveView({ vessel, query }: Pick<ShownStatistic, 'vessel'> & { query: string }) {
  const t = useText();
  const client = useQueryClient();
  const form = useContractForm({
    schema: saveChartView.body.pick({ name: true, shared: true }),
    initial: { name: '', shared: false },
    send: (named) => call(saveChartView, { body: { vesselId: vessel.id, query, ...named } }),
    onSent: () => {
      form.reset();
      return client.invalidateQueries({ queryKey: chartBookKeys.views(vessel.id) });
    },
  });
  return (
    <SaveViewForm form={form}>
      <Checkbox size="xs" label={t('SHARE_VIEW', { vessel: vessel.name })} {...form.check('shared')} />
    </SaveViewForm>
  );
}
