import { type ChartView, deleteChartView, saveChartView } from '@fms/contract/chart-book';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/index.ts';
import { chartBookKeys, chartBookQueries, readState, writeState } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import { SavedViewMenu } from '../../../ui/saved-view-menu.tsx';
import type { ShownStatistic } from '../view/shown-statistic.ts';

/** Views of this vessel's curves under names: one's own, and those that others share. */
export function ViewMenu({ vessel, state, panes }: ShownStatistic) {
  const t = useText();
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const { data: views = [] } = useQuery(chartBookQueries.views(vessel.id));
  // What the tab chose by itself is part of the view once it is kept.
  const query = writeState({ ...state, panes }).toString();
  const remove = useMutation({
    mutationFn: ({ id }: ChartView) =>
      call(deleteChartView, { query: { vesselId: String(vessel.id), viewId: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: chartBookKeys.views(vessel.id) }),
  });
  const open = (view: ChartView) => {
    // Only valid fields of a view get into the address.
    const next = writeState(readState(new URLSearchParams(view.query)));
    next.set('tab', 'statistic');
    setSearch(next);
  };
  return (
    <SavedViewMenu
      views={views}
      query={query}
      keyOf={({ id }) => id}
      noteOf={({ shared, by }) => (shared ? t('SHARED_BY', { name: by }) : '')}
      mayDelete={(view) => view.mayDelete}
      onOpen={open}
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
      form.change({ name: '' });
      return client.invalidateQueries({ queryKey: chartBookKeys.views(vessel.id) });
    },
  });
  return (
    <FormFrame form={form} className="">
      <Stack gap={8} mt={8}>
        <TextInput label={t('SAVE_VIEW_AS')} maxLength={60} {...form.field('name')} />
        <Checkbox size="xs" label={t('SHARE_VIEW', { vessel: vessel.name })} {...form.check('shared')} />
        <FormButtons form={form} isDisabled={!form.isRight} />
      </Stack>
    </FormFrame>
  );
}
