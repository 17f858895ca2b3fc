import type { Vessel } from '@fms/contract/vessel';
import { formatAge } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { saveExpiry } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useMinute } from '../../live/index.ts';
import style from './info.module.css';
import { useSave } from './use-save-vessel.ts';

interface ExpiryPanelProps {
  readonly vessel: Vessel;
  readonly expiredDate: string | null;
}

/** When the contract ends, and that only an admin may say so. */
export function ExpiryPanel({ vessel, expiredDate }: ExpiryPanelProps) {
  const t = useText();
  const nowMs = useMinute();
  const left = expiredDate === null ? null : Date.parse(expiredDate) - nowMs;
  const day = expiredDate?.slice(0, 10) ?? '';
  return (
    <Panel title={t('CONTRACT')}>
      <dl className={style.fields}>
        <div>
          <dt>{t('EXPIRES')}</dt>
          <dd>
            {left === null
              ? t('NEVER_EXPIRES')
              : left > 0
                ? t('EXPIRES_IN', { day, span: formatAge(left) })
                : t('EXPIRED_SINCE', { day })}
          </dd>
        </div>
      </dl>
      {vessel.permission.admin ? (
        <ExpiryForm key={day} vessel={vessel} day={day} />
      ) : (
        <p className="fms-caption">{t('EXPIRY_BY_ADMIN')}</p>
      )}
    </Panel>
  );
}

function ExpiryForm({ vessel, day: known }: { vessel: Vessel; day: string }) {
  const t = useText();
  const [day, setDay] = useState(known);
  const save = useSave(vessel.id, (expiredDate: string | null) => saveExpiry(vessel.id, expiredDate));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The day itself still counts: it ends with midnight in UTC.
    if (day !== '') save.mutate(`${day}T23:59:59.000Z`);
  };
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="xs" mt={8}>
        <TextInput
          type="date"
          label={t('LAST_DAY')}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={day === '' || day === known} loading={save.isPending}>
          {t('SET_EXPIRY')}
        </Button>
        {known !== '' && (
          <Button variant="default" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('NO_EXPIRY')}
          </Button>
        )}
      </Group>
    </form>
  );
}
