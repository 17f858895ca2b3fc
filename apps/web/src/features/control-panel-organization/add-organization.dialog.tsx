import { addOrganization, type Organization } from '@fms/contract/organization';
import { TextInput } from '@mantine/core';
import { useText } from '../../language/index.ts';
import { messages, show } from '../../message/index.ts';
import { FormDialog, useContractForm } from '../../ui/form/index.ts';
import { organizationCalls } from './edit/organization.queries.ts';
import { useRefreshOrganizations } from './edit/use-organization-action.ts';

interface AddOrganizationDialogProps {
  readonly onAdded: (id: Organization['id']) => void;
  readonly onClose: () => void;
}

const schema = addOrganization.body.pick({ name: true });

/** A new organisation by its name; everything else is set in its sheet. */
export default function AddOrganizationDialog({ onAdded, onClose }: AddOrganizationDialogProps) {
  const t = useText();
  const refresh = useRefreshOrganizations();
  const form = useContractForm({
    schema,
    initial: { name: '' },
    send: organizationCalls.add,
    onSent: async ({ id }) => {
      show(messages.saved);
      await refresh();
      onAdded(id);
    },
  });
  return (
    <FormDialog title={t('ADD_ORGANIZATION')} form={form} action={t('ADD_ORGANIZATION')} onClose={onClose}>
      <TextInput label={t('NAME')} data-autofocus maxLength={100} {...form.field('name')} />
    </FormDialog>
  );
}
