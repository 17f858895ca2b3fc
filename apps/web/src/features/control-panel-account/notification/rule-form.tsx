import { setNotificationRules } from '@fms/contract/notification';
import { NOTIFICATION_CHANNELS, type NotificationRule } from '@fms/domain/notification';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { notificationQueries, saveRules } from '../../../entities/notification/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import formStyle from '../../../ui/form.module.css';
import { ChannelParts } from './channel-parts.tsx';
import { type FormRule, toFormRules } from './rule-change.ts';
import { RuleMatrix } from './rule-matrix.tsx';

const SCHEMA = z.object({ rules: setNotificationRules.body });
type Rules = z.input<typeof SCHEMA>['rules'];

/** Lists are changed as a whole, so that those that are read alone may stand in the form; the call leaves out the parts. */
const toInput = (rules: readonly FormRule[]) => rules as readonly NotificationRule[] as Rules;

/** The matrix, and of each channel that tells anything its parts: which of it, of which vessels and when. */
export function RuleForm({ rules }: { rules: readonly NotificationRule[] }) {
  const t = useText();
  const client = useQueryClient();
  const form = useContractForm({
    schema: SCHEMA,
    initial: { rules: toInput(toFormRules(rules)) },
    send: (body) => saveRules(body.rules),
    onSent: (saved) => {
      client.setQueryData(notificationQueries.rules().queryKey, saved);
      form.reset({ rules: toInput(toFormRules(saved)) });
      show(messages.saved);
    },
  });
  // The schema reads ids from plain numbers.
  const chosen = form.values.rules as readonly unknown[] as readonly FormRule[];
  const change = (next: readonly FormRule[]) => form.change({ rules: toInput(next) });
  return (
    <FormFrame form={form} className={formStyle.stack}>
      <p className={formStyle.text}>{t('NOTIFICATION_RULES_DETAIL')}</p>
      <RuleMatrix rules={chosen} onChange={change} />
      {NOTIFICATION_CHANNELS.map((channel) => (
        <ChannelParts key={channel} channel={channel} rules={chosen} onChange={change} />
      ))}
      <FormButtons form={form} isOnPage isDisabled={!form.isDirty || !form.isRight} />
    </FormFrame>
  );
}
