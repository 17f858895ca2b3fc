import type { TagSetting } from '@fms/contract/tag';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readNow } from '../../../api/read-now.ts';
import { messages, show } from '../../../message/index.ts';
import { useContractForm } from '../../../ui/form/index.ts';
import { useLeaveConfirmation } from '../../../ui/form/use-leave-confirmation.ts';
import { type TagFormInput, tagForm, toTagEdit, toTagForm } from '../form/tag-form-schema.ts';
import { tagCalls, tagSettingQueries } from '../form/tag-setting.queries.ts';

const placeOf = (search: string) => {
  const given = new URLSearchParams(search);
  return `${given.get('vessel')}/${given.get('tag')}`;
};

/** The form of a tag over what was read when it was filled; it leaves with a question while it is changed. */
export function useTagForm(read: TagSetting) {
  const client = useQueryClient();
  const { Id, vesselId } = read;
  const [filled, setFilled] = useState(() => ({ setting: read, values: toTagForm(read) }));
  const fill = (setting: TagSetting): TagFormInput => {
    const values = toTagForm(setting);
    setFilled({ setting, values });
    return values;
  };
  const readAgain = async (): Promise<TagSetting> => {
    const settings = await readNow(client, tagSettingQueries.ofVessel(vesselId));
    return settings.find((setting) => setting.Id === Id) ?? filled.setting;
  };
  const form = useContractForm({
    schema: tagForm,
    initial: filled.values,
    send: async (values) => {
      const edit = toTagEdit(filled.setting, filled.values, values);
      if (edit !== undefined) await tagCalls.edit([edit]);
      return readAgain();
    },
    onSent: (setting) => {
      form.reset(fill(setting));
      show(messages.saved);
      return client.invalidateQueries({ queryKey: ['tag', vesselId] });
    },
    isLive: true,
  });
  useLeaveConfirmation({
    isChanged: form.isDirty && !form.isSending,
    message: messages.discardForm,
    isKept: (now, next) => now.pathname === next.pathname && placeOf(now.search) === placeOf(next.search),
  });
  /** What is saved now; the next save is over it. */
  const load = async (): Promise<TagFormInput> => fill(await readAgain());
  return { form, filled, load };
}
export type TagForm = ReturnType<typeof useTagForm>['form'];
