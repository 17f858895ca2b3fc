import { AUDIT_ACTIONS } from '@fms/contract/audit';
import { Select, TextInput } from '@mantine/core';
import { type RefObject, useMemo } from 'react';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { FilterField } from '../../ui/filter-field.tsx';
import { DayField } from '../../ui/form/index.ts';
import style from './audit.module.css';
import type { AuditAddress } from './audit-address.ts';
import { AuditChips } from './audit-chips.tsx';
import { formatAction } from './words/audit-value.ts';

interface AuditToolbarProps {
  readonly filter: AuditAddress;
  readonly onChange: (part: Partial<AuditAddress>) => void;
  /** Holds the day where the list begins, which G goes to. */
  readonly days: RefObject<HTMLDivElement | null>;
}

/** Filters by words, person, vessel, action and days; those that hold stand below as chips. */
export function AuditToolbar({ filter, onChange, days }: AuditToolbarProps) {
  const t = useText();
  const vessels = useVessels();
  const actions = useMemo(
    () =>
      AUDIT_ACTIONS.map((value) => ({ value, label: formatAction(value) })).sort((a, b) =>
        a.label.localeCompare(b.label),
      ),
    [],
  );
  return (
    <div className={style.filters}>
      <FilterField label={t('AUDIT_SEARCH')} value={filter.words} onChange={(words) => onChange({ words })} />
      <TextInput
        aria-label={t('AUDIT_PERSON')}
        placeholder={t('AUDIT_PERSON')}
        value={filter.who}
        onChange={(event) => onChange({ who: event.currentTarget.value })}
      />
      <Select
        aria-label={t('VESSEL')}
        placeholder={t('AUDIT_ALL_VESSELS')}
        data={vessels.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filter.vessel === undefined ? null : String(filter.vessel)}
        onChange={(id) => onChange({ vessel: id === null ? undefined : Number(id) })}
        limit={100}
        searchable
        clearable
      />
      <Select
        aria-label={t('WHAT')}
        placeholder={t('AUDIT_ALL_KINDS')}
        data={actions}
        value={filter.what ?? null}
        onChange={(what) => onChange({ what: AUDIT_ACTIONS.find((action) => action === what) })}
        searchable
        clearable
      />
      <div ref={days}>
        <DayField
          aria-label={t('AUDIT_FROM')}
          placeholder={t('AUDIT_FROM')}
          value={filter.from ?? ''}
          onChange={(from) => onChange({ from: from || undefined })}
        />
      </div>
      <DayField
        aria-label={t('AUDIT_TO')}
        placeholder={t('AUDIT_TO')}
        value={filter.to ?? ''}
        onChange={(to) => onChange({ to: to || undefined })}
      />
      <AuditChips filter={filter} onChange={onChange} />
    </div>
  );
}
