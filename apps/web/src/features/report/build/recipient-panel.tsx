import { type ReportDefinition, reportRecipient } from '@fms/contract/report';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAbilities } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/report.module.css';
import type { FieldsProps } from './fields-props.ts';

interface RecipientPanelProps extends FieldsProps {
  /** Those of the saved report, with what the server knows of them. */
  readonly known: ReportDefinition['recipients'];
}

/** Who receives it: colleagues sign in, outsiders get an address for that one file. */
export function RecipientPanel({ fields, change, known }: RecipientPanelProps) {
  const t = useText();
  const level = useAbilities()?.level ?? 0;
  const [typed, setTyped] = useState('');
  const email = typed.trim().toLowerCase();
  const isRight = reportRecipient.safeParse({ email }).success;
  const isThere = fields.recipients.some((recipient) => recipient.email === email);
  const add = () => {
    change({ recipients: [...fields.recipients, { email }] });
    setTyped('');
  };
  const remove = (gone: string) => {
    const recipients = fields.recipients.filter((recipient) => recipient.email !== gone);
    const isEmpty = recipients.length === 0 && fields.schedule !== null;
    change({ recipients, ...(isEmpty && { schedule: { ...fields.schedule, isOn: false } as typeof fields.schedule }) });
  };
  return (
    <Panel title={t('REPORT_RECIPIENTS')} caption={String(fields.recipients.length)}>
      <Stack gap={8}>
        <ul className={style.recipients}>
          {fields.recipients.map((recipient) => (
            <li key={recipient.email} className={style.column}>
              <span className={style.name}>{recipient.email}</span>
              {known.some((one) => one.email === recipient.email && one.isOutside) && (
                <span className={style.quiet}>{t('REPORT_OUTSIDE')}</span>
              )}
              <IconButton
                icon="close"
                iconSize={16}
                label={t('REPORT_RECIPIENT_REMOVE', { email: recipient.email })}
                onClick={() => remove(recipient.email)}
              />
            </li>
          ))}
        </ul>
        <Group gap={8} wrap="nowrap">
          <TextInput
            className={style.name}
            aria-label={t('REPORT_EMAIL')}
            placeholder={t('REPORT_EMAIL')}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && isRight && !isThere && add()}
          />
          <Button variant="default" disabled={!isRight || isThere} onClick={add}>
            {t('REPORT_ADD')}
          </Button>
        </Group>
        <p className={style.quiet}>{t(level >= 1 ? 'REPORT_OUTSIDE_DETAIL' : 'REPORT_OUTSIDE_REFUSED')}</p>
      </Stack>
    </Panel>
  );
}
