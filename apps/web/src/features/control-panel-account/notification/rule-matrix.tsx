import { NOTIFICATION_CHANNELS } from '@fms/domain/notification';
import { Checkbox } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import style from './notification.module.css';
import { useRowName } from './row-name.ts';
import { type FormRule, hasRule, isTold, MATRIX_ROWS, toggleRule } from './rule-change.ts';
import { TestButton } from './test-button.tsx';

interface RuleMatrixProps {
  readonly rules: readonly FormRule[];
  readonly onChange: (rules: readonly FormRule[]) => void;
}

const CHANNEL_TEXT = { toast: 'CHANNEL_TOAST', push: 'CHANNEL_PUSH', mail: 'CHANNEL_MAIL' } as const;

/** What is told by which channel, and a test of each. */
export function RuleMatrix({ rules, onChange }: RuleMatrixProps) {
  const t = useText();
  const nameOf = useRowName();
  const choices = NOTIFICATION_CHANNELS.map((channel) => ({
    title: t(CHANNEL_TEXT[channel]),
    className: style.choice,
  }));
  return (
    <HeadTable
      label={t('NOTIFICATION_RULES')}
      columns={[t('NOTIFY_WHAT'), ...choices]}
      className={`fms-table ${style.matrix}`}
    >
      {MATRIX_ROWS.map((row) => (
        <tr key={`${row.source} ${row.severity}`}>
          <th scope="row" className={style.what}>
            {nameOf(row)}
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <td key={channel} className={style.choice}>
              {isTold(row, channel) && (
                <Checkbox
                  aria-label={t('NOTIFY_BY', { what: nameOf(row), channel: t(CHANNEL_TEXT[channel]) })}
                  checked={hasRule(rules, row, channel)}
                  onChange={() => onChange(toggleRule(rules, row, channel))}
                />
              )}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row" className={style.what}>
          {t('NOTIFY_TEST')}
        </th>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <td key={channel} className={style.choice}>
            <TestButton channel={channel} label={t('NOTIFY_TEST_BY', { channel: t(CHANNEL_TEXT[channel]) })} />
          </td>
        ))}
      </tr>
    </HeadTable>
  );
}
