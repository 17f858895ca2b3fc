import { Icon } from '@fms/ui/icon';
import { Button, Popover, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { FormFrame, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';
import { formatUtcField } from '../../../ui/form/time/utc-text.ts';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';

interface KnownAtMenuProps extends Pick<ShownStatistic, 'state' | 'data'> {
  readonly change: ChangeState;
}

/** Shows the window as it was known at a moment: of the readings that had arrived by then. Such a window is a fixed one. */
export function KnownAtMenu({ state, data, change }: KnownAtMenuProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { knownAt } = state;
  const apply = (next: number | undefined) => {
    setOpen(false);
    const { from, to } = data.window;
    change(next === undefined ? { knownAt: undefined } : { knownAt: next, time: { mode: 'fixed', from, to } });
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<Icon name={knownAt === undefined ? 'time' : 'check'} size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {knownAt === undefined ? t('KNOWN_AT') : t('KNOWN_AT_TIME', { time: formatUtcField(knownAt, 'minute') })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('KNOWN_AT')}>
        {isOpen && <KnownAtForm at={knownAt ?? data.window.to} isSet={knownAt !== undefined} onApply={apply} />}
      </Popover.Dropdown>
    </Popover>
  );
}

const SCHEMA = z.object({ at: z.number() });

interface KnownAtFormProps {
  readonly at: number;
  readonly isSet: boolean;
  readonly onApply: (at: number | undefined) => void;
}

function KnownAtForm({ at, isSet, onApply }: KnownAtFormProps) {
  const t = useText();
  const form = useContractForm({ schema: SCHEMA, initial: { at }, send: async (given) => onApply(given.at) });
  return (
    <FormFrame form={form} className="">
      <Stack gap={8} w={260}>
        <UtcTimeField
          label={t('KNOWN_AT_UTC')}
          value={form.values.at}
          error={form.field('at').error}
          onChange={(moment) => form.change({ at: moment ?? Number.NaN })}
        />
        <Text size="sm">{t('KNOWN_AT_HINT')}</Text>
        <Button type="submit">{t('APPLY')}</Button>
        {isSet && (
          <Button variant="default" onClick={() => onApply(undefined)}>
            {t('KNOWN_NOW')}
          </Button>
        )}
      </Stack>
    </FormFrame>
  );
}
