import { MAX_NOTIFICATION_RULES } from '@fms/contract/notification';
import type { NotificationChannel } from '@fms/domain/notification';
import { Chip, IconButton } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { ChannelPartFields, createHours } from './channel-part.tsx';
import style from './notification.module.css';
import { useRowName } from './row-name.ts';
import {
  addPart,
  type ChannelPart,
  changePart,
  type FormRule,
  isTold,
  listParts,
  MATRIX_ROWS,
  removePart,
  togglePartRow,
} from './rule-change.ts';

interface ChannelPartsProps {
  readonly channel: NotificationChannel;
  readonly rules: readonly FormRule[];
  readonly onChange: (rules: readonly FormRule[]) => void;
}

const TITLES = { toast: 'SCOPE_TOAST', push: 'SCOPE_PUSH', mail: 'SCOPE_MAIL' } as const;

/** The parts of a channel: of which vessels and when it tells, and from two parts on what each tells. */
export function ChannelParts({ channel, rules, onChange }: ChannelPartsProps) {
  const t = useText();
  const parts = listParts(rules, channel);
  const [first] = parts;
  if (first === undefined) return null;
  const isFull = rules.length + first.rows.length > MAX_NOTIFICATION_RULES;
  return (
    <fieldset className={style.scope}>
      <legend>{t(TITLES[channel])}</legend>
      {parts.map((part, at) => (
        <section key={part.part} className={style.part} aria-label={t('SCOPE_PART', { number: at + 1 })}>
          {parts.length > 1 && (
            <PartRows channel={channel} part={part} number={at + 1} rules={rules} onChange={onChange} />
          )}
          <ChannelPartFields
            channel={channel}
            part={part}
            onChange={(scope) => onChange(changePart(rules, { channel, part: part.part }, scope))}
          />
        </section>
      ))}
      {!isFull && (
        <div>
          <Button
            variant="default"
            size="xs"
            type="button"
            onClick={() => onChange(addPart(rules, channel, { vesselIds: null, hours: [createHours()] }))}
          >
            {t('ADD_PART')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PartRowsProps extends ChannelPartsProps {
  readonly part: ChannelPart;
  readonly number: number;
}

/** What one part tells, as chips, and its removal. */
function PartRows({ channel, part: { part, rows }, number, rules, onChange }: PartRowsProps) {
  const t = useText();
  const nameOf = useRowName(true);
  const place = { channel, part };
  return (
    <div className={style.line}>
      {MATRIX_ROWS.filter((row) => isTold(row, channel)).map((row) => (
        <Chip
          key={`${row.source} ${row.severity}`}
          selected={rows.some(({ source, severity }) => source === row.source && severity === row.severity)}
          onClick={() => onChange(togglePartRow(rules, place, row))}
        >
          {nameOf(row)}
        </Chip>
      ))}
      <IconButton
        icon="delete"
        label={t('REMOVE_PART', { number })}
        onClick={() => onChange(removePart(rules, place))}
      />
    </div>
  );
}
