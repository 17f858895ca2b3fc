import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { type FieldLabels, listFieldChanges, type ShowValue } from './field-change.ts';
import { FieldChangeList } from './field-change-list.tsx';

interface OutdatedLineProps<Values extends object> {
  readonly form: { readonly isOutdated: boolean; readonly values: Values; readonly reset: (values: Values) => void };
  readonly labels: FieldLabels<Values>;
  readonly show: ShowValue<Values>;
  /** Fetches what is saved now, takes its revision for the next save, and answers the values of the form. */
  readonly load: () => Promise<Values>;
}

/**
 * After another edit was saved first: what was typed stands until one loads the saved values in its place, or has seen
 * what differs and saves over it.
 */
export function OutdatedLine<Values extends object>({ form, labels, show, load }: OutdatedLineProps<Values>) {
  const t = useText();
  const [saved, setSaved] = useState<Values>();
  if (!form.isOutdated) return null;
  return (
    <div data-whole>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => void load().then(form.reset)}>
          {t('LOAD_AGAIN')}
        </Button>
        <Button size="xs" variant="default" onClick={() => void load().then(setSaved)}>
          {t('COMPARE_EDITS')}
        </Button>
      </Group>
      {saved !== undefined && (
        <section aria-label={t('COMPARED_EDITS')}>
          <p className="fms-caption">{t('COMPARED_EDITS')}</p>
          <FieldChangeList changes={listFieldChanges(saved, form.values, labels, show)} />
        </section>
      )}
    </div>
  );
}
