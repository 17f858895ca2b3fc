import { type ChartView, deleteChartView, saveChartView } from '@fms/contract/chart-book';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Checkbox, Popover, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/index.ts';
import { chartBookKeys, chartBookQueries, readState, writeState } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import style from '../style/statistic.module.css';
import type { ShownStatistic } from '../view/shown-statistic.ts';

/** Views of this vessel's curves under names: one's own, and those that others share. */
export function ViewMenu({ vessel, state, panes }: ShownStatistic) {
  const t = useText();
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { data: views = [] } = useQuery(chartBookQueries.views(vessel.id));
  // What the tab chose by itself is part of the view once it is kept.
  const query = writeState({ ...state, panes }).toString();
  const present = views.find((view) => view.query === query);
  const remove = useMutation({
    mutationFn: ({ id }: ChartView) =>
      call(deleteChartView, { query: { vesselId: String(vessel.id), viewId: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: chartBookKeys.views(vessel.id) }),
  });
  const open = (view: ChartView) => {
    setOpen(false);
    // Only valid fields of a view get into the address.
    const next = writeState(readState(new URLSearchParams(view.query)));
    next.set('tab', 'statistic');
    setSearch(next);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          aria-expanded={isOpen}
          rightSection={<Icon name="chevron-down" size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {present === undefined ? t('VIEWS') : t('VIEW_NAMED', { name: present.name })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('VIEWS')}>
        <Stack gap={4} w={280}>
          {views.length === 0 && <span className="fms-label">{t('NO_VIEWS')}</span>}
          {views.map((view) => (
            <div key={view.id} className={style.view}>
              <button type="button" aria-current={view === present} onClick={() => open(view)}>
                {view.name}
                {view.shared && <span>{t('SHARED_BY', { name: view.by })}</span>}
              </button>
              {view.mayDelete && (
                <IconButton
                  icon="delete"
                  iconSize={16}
                  label={t('DELETE_VIEW', { name: view.name })}
                  onClick={() => remove.mutate(view)}
                />
              )}
            </div>
          ))}
          <SaveView vessel={vessel} query={query} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
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
