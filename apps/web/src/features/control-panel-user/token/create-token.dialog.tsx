import { createApiToken } from '@fms/contract/permission';
import { LEVEL_USER } from '@fms/domain/account';
import { isWordUsable, VESSEL_WORDS } from '@fms/domain/permission';
import { Button, Code, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/index.ts';
import { useVessels, VesselsField } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { EndField } from '../words/end-field.tsx';
import { WordsField } from '../words/words-field.tsx';
import { tokenQueries } from './token.queries.ts';

/** A token is of level 0, and no screen on board is worked by a program. */
const TOKEN_WORDS = VESSEL_WORDS.filter((word) => isWordUsable(word, LEVEL_USER) && !word.startsWith('ship-'));

/** Makes an API token, then shows it: the server answers it this once. */
export default function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ name: string; token: string }>();
  if (made !== undefined) return <MadeToken {...made} onClose={onClose} />;
  return <TokenForm onMade={setMade} onClose={onClose} />;
}

interface TokenFormProps {
  readonly onMade: (made: { name: string; token: string }) => void;
  readonly onClose: () => void;
}

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const t = useText();
  const client = useQueryClient();
  const vessels = useVessels();
  const form = useContractForm({
    schema: createApiToken.body,
    initial: { name: '', vesselIds: [], words: ['view'], until: null },
    send: (body) => call(createApiToken, { body }),
    onSent: ({ token }, { name }) => {
      void client.invalidateQueries({ queryKey: tokenQueries.of().queryKey });
      onMade({ name, token });
    },
  });
  return (
    <FormDialog title={t('NEW_TOKEN')} form={form} action={t('CREATE_TOKEN')} onClose={onClose}>
      <TextInput
        label={t('NAME')}
        description={t('TOKEN_NAME_HINT')}
        maxLength={100}
        data-autofocus
        {...form.field('name')}
      />
      <VesselsField
        label={t('VESSELS')}
        vessels={vessels}
        {...form.field('vesselIds')}
        onChange={(vesselIds) => form.change({ vesselIds })}
      />
      <WordsField
        label={t('RIGHTS')}
        choices={TOKEN_WORDS}
        value={form.values.words}
        error={form.field('words').error}
        onChange={(words) => form.change({ words })}
      />
      <EndField {...form.field('until')} onChange={(until) => form.change({ until })} />
    </FormDialog>
  );
}

function MadeToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog onClose={onClose} title={t('TOKEN_MADE', { name })} closeOnClickOutside={false} centered size="lg">
      <Stack gap={14}>
        <p role="status">{t('TOKEN_SHOWN_ONCE')}</p>
        <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {token}
        </Code>
        <p>{t('TOKEN_USE')}</p>
        <Group justify="flex-end" gap="xs">
          <CopyText text={token} label="COPY_TOKEN" />
          <Button onClick={onClose}>{t('CLOSE')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
