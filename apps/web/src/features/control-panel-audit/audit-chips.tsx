import { Chip } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import style from './audit.module.css';
import type { AuditAddress, AuditFilter } from './audit-address.ts';
import { formatAction } from './words/audit-value.ts';

const NONE: AuditFilter = { words: '', who: '', what: undefined, vessel: undefined, from: undefined, to: undefined };

interface AuditChipsProps {
  readonly filter: AuditAddress;
  readonly onChange: (part: Partial<AuditAddress>) => void;
}

/** The filters that hold, each as a chip that takes it away; nothing while none does. */
export function AuditChips({ filter, onChange }: AuditChipsProps) {
  const t = useText();
  const vessels = useVessels();
  const { words, who, what, vessel, from, to } = filter;
  const nameOf = (id: number) => vessels.find((one) => Number(one.id) === id)?.name ?? String(id);
  const held = [
    { name: 'words', title: t('AUDIT_SEARCH'), value: words.trim() },
    { name: 'who', title: t('AUDIT_PERSON'), value: who.trim() },
    { name: 'vessel', title: t('VESSEL'), value: vessel === undefined ? '' : nameOf(vessel) },
    { name: 'what', title: t('WHAT'), value: what === undefined ? '' : formatAction(what) },
    { name: 'from', title: t('AUDIT_FROM'), value: from ?? '' },
    { name: 'to', title: t('AUDIT_TO'), value: to ?? '' },
  ] as const;
  const shown = held.filter(({ value }) => value !== '');
  if (shown.length === 0) return null;
  return (
    <fieldset className={style.chips}>
      <legend className="fms-spoken">{t('AUDIT_FILTERS')}</legend>
      {shown.map(({ name, title, value }) => (
        <Chip key={name} selected onClick={() => onChange({ [name]: NONE[name] })}>
          {`${title}: ${value}`}
          <Icon name="close" size={14} />
        </Chip>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => onChange(NONE)}>
        {t('AUDIT_CLEAR')}
      </Button>
    </fieldset>
  );
}
