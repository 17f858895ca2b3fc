import type { Tag } from '@fms/contract/tag';
import { IconButton } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { FormulaDialog } from './formula.dialog.tsx';
import { PickerRow } from './picker-row.tsx';
import type { StatisticPlan } from './plan.ts';
import style from './tag-picker.module.css';

/** Formula tags of this view, each drawn like a tag, and the way to another one. */
export function FormulaList({ plan, tags }: { plan: StatisticPlan; tags: readonly Tag[] }) {
  const t = useText();
  const [edited, setEdited] = useState<number>();
  return (
    <section aria-label={t('FORMULAS')}>
      <ul className={style.rows}>
        {plan.formulas.map((formula, place) => (
          <PickerRow
            key={`${formula.name}/${formula.text}`}
            seriesKey={`f${place}`}
            name={formula.name}
            detail={formula.text}
            unit={formula.unit}
            plan={plan}
          >
            <IconButton
              icon="edit"
              iconSize={16}
              label={t('EDIT_FORMULA', { name: formula.name })}
              onClick={() => setEdited(place)}
            />
          </PickerRow>
        ))}
      </ul>
      {plan.mayAddFormula && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon name="statistic" size={16} />}
          onClick={() => setEdited(plan.formulas.length)}
        >
          {t('ADD_FORMULA')}
        </Button>
      )}
      {edited !== undefined && (
        <FormulaDialog {...{ plan, tags }} place={edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}
