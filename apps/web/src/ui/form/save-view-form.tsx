import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../language/index.ts';
import { FormButtons } from './form-buttons.tsx';
import { type AnyForm, FormFrame } from './form-frame.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface SaveViewFormProps {
  /** Of the call that saves the view; its body has the name of the view. */
  readonly form: AnyForm & Pick<ContractForm<{ name: string }>, 'field' | 'isRight'>;
  /** Fields below the name. */
  readonly children?: ReactNode;
}

/** What stands under the saved views of a screen: the present view under a name. */
export function SaveViewForm({ form, children }: SaveViewFormProps) {
  const t = useText();
  return (
    <FormFrame form={form} className="">
      <Stack gap={8} mt={8}>
        <TextInput label={t('SAVE_VIEW_AS')} maxLength={60} {...form.field('name')} />
        {children}
        <FormButtons form={form} isDisabled={!form.isRight} />
      </Stack>
    </FormFrame>
  );
}
