import { addVersion, MAX_RELEASE_NOTES, type Version, versionProducts } from '@fms/contract/version';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { translateWord, useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { ChoiceField, FormDialog, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';
import { useRefreshVersions, versionCalls } from '../query/version.queries.ts';

interface ReleaseDialogProps {
  /** Undefined for a new one. */
  readonly release: Version | undefined;
  readonly onDone: (id: number) => void;
  readonly onClose: () => void;
}

/** A release with its notes: a new one, or one that is edited. */
export default function ReleaseDialog({ release, onDone, onClose }: ReleaseDialogProps) {
  const t = useText();
  const refresh = useRefreshVersions();
  const form = useContractForm({
    schema: addVersion.body,
    initial: {
      product: release?.product ?? 'gateway',
      version: release?.version ?? '',
      build: release?.build ?? '',
      releasedAt: release?.releasedAt ?? new Date().toISOString(),
      notes: release?.notes ?? '',
      mandatory: release?.mandatory ?? false,
    },
    send: (body) =>
      release === undefined
        ? versionCalls.add(body)
        : versionCalls.edit({ id: release.id, revision: release.revision, ...body }),
    onSent: async ({ id }) => {
      show(messages.saved);
      await refresh();
      onDone(id);
    },
  });
  const releasedMs = Date.parse(form.values.releasedAt);
  const title = t(release === undefined ? 'ADD_VERSION' : 'EDIT_VERSION');
  return (
    <FormDialog title={title} form={form} action={t('SAVE')} onClose={onClose} size="lg" closeOnClickOutside={false}>
      <ChoiceField
        label={t('PRODUCT')}
        options={versionProducts.map((value) => ({ value, label: translateWord(`product-${value}`) }))}
        value={form.values.product}
        error={form.field('product').error}
        onChange={(product) => form.change({ product })}
      />
      <TextInput label={t('VERSION')} required data-autofocus placeholder="1.4.221" {...form.field('version')} />
      <TextInput
        label={t('BUILD')}
        placeholder={t('BUILD_EXAMPLE')}
        {...form.field('build')}
        value={form.values.build ?? ''}
      />
      <UtcTimeField
        label={t('RELEASED_AT')}
        value={Number.isNaN(releasedMs) ? null : releasedMs}
        error={form.field('releasedAt').error}
        onChange={(at) => form.change({ releasedAt: at === null ? '' : new Date(at).toISOString() })}
      />
      <Textarea
        label={t('RELEASE_NOTES')}
        description={t('RELEASE_NOTES_RULE')}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={MAX_RELEASE_NOTES}
        {...form.field('notes')}
        value={form.values.notes ?? ''}
      />
      <Checkbox label={t('MANDATORY')} {...form.check('mandatory')} />
    </FormDialog>
  );
}
