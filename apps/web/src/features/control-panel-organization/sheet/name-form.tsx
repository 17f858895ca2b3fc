import { editOrganization, type Organization } from '@fms/contract/organization';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readNow } from '../../../api/read-now.ts';
import { vesselQueries } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormButtons, FormFrame, OutdatedLine, useContractForm } from '../../../ui/form/index.ts';
import { organizationCalls } from '../edit/organization.queries.ts';
import { useRefreshOrganizations } from '../edit/use-organization-action.ts';

const schema = editOrganization.body.pick({ name: true });

/** The name of an organisation, saved by the revision it was read at. */
export function NameForm({ organization: read }: { organization: Organization }) {
  const t = useText();
  const client = useQueryClient();
  const refresh = useRefreshOrganizations();
  const [filled, setFilled] = useState(read);
  const form = useContractForm({
    schema,
    initial: { name: filled.name },
    send: ({ name }) => organizationCalls.edit({ id: read.id, name, revision: filled.revision }),
    onSent: (now) => {
      setFilled(now);
      form.reset({ name: now.name });
      show(messages.saved);
      return refresh();
    },
  });
  const load = async () => {
    const all = await readNow(client, vesselQueries.organizations());
    const now = all.find(({ organization }) => organization.id === read.id)?.organization ?? filled;
    setFilled(now);
    return { name: now.name };
  };
  return (
    <FormFrame form={form}>
      <TextInput label={t('NAME')} maxLength={100} {...form.field('name')} />
      <OutdatedLine form={form} labels={{ name: t('NAME') }} show={(_, value) => String(value)} load={load} />
      <FormButtons form={form} isDisabled={!form.isDirty} isOnPage />
    </FormFrame>
  );
}
