import type { Vessel } from '@fms/contract/vessel';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { useRefreshVessels } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';

/** Ends a key at once: the name of the vessel is typed, because its link is cut with it. */
export function RevokeKeyDialog({ vessel, keyId, onClose }: { vessel: Vessel; keyId: number; onClose: () => void }) {
  const t = useText();
  const refresh = useRefreshVessels();
  const schema = useMemo(
    () => z.object({ name: z.string().refine((typed) => typed.trim() === vessel.name, 'NAME_DIFFERS') }),
    [vessel.name],
  );
  const form = useContractForm({
    schema,
    initial: { name: '' },
    send: () => vesselCalls.revokeKey(vessel.id, keyId),
    onSent: () => {
      show(messages.keyRevoked);
      onClose();
      return refresh();
    },
  });
  return (
    <FormDialog title={t('REVOKE_KEY')} form={form} action={t('REVOKE')} onClose={onClose}>
      <p className="fms-caption">{t('REVOKE_KEY_DETAIL')}</p>
      <TextInput label={t('TYPE_NAME', { name: vessel.name })} data-autofocus {...form.field('name')} />
    </FormDialog>
  );
}
