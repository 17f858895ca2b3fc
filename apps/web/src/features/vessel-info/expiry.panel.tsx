import type { Vessel } from '@fms/contract/vessel';
import { formatAge } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Button, Group } from '@mantine/core';
import { z } from 'zod';
import { saveExpiry } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useMinute } from '../../live/index.ts';
import { DayField, FormFrame, useContractForm } from '../../ui/form/index.ts';
import style from './info.module.css';
import { useSave, useShowSaved } from './use-save-vessel.ts';

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
  const remove = useSave(vessel.id, () => saveExpiry(vessel.id, null));
  const form = useContractForm({
    schema: z.object({ day: z.iso.date() }),
    initial: { day: known },
    // The day itself still counts: it ends with midnight in UTC.
    send: ({ day }) => saveExpiry(vessel.id, `${day}T23:59:59.000Z`),
    onSent: useShowSaved(vessel.id),
  });
  const { day } = form.values;
  return (
    <FormFrame form={form} className="">
      <Group align="end" gap="xs" mt={8}>
        <DayField label={t('LAST_DAY')} {...form.field('day')} />
        <Button type="submit" variant="default" disabled={day === '' || day === known} loading={form.isSending}>
          {t('SET_EXPIRY')}
        </Button>
        {known !== '' && (
          <Button variant="default" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t('NO_EXPIRY')}
          </Button>
        )}
      </Group>
    </FormFrame>
  );
}
