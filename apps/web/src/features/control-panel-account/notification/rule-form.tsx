import { setNotificationRules } from '@fms/contract/notification';
import { NOTIFICATION_CHANNELS, type NotificationRule } from '@fms/domain/notification';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { notificationQueries, saveRules } from '../../../entities/notification/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import formStyle from '../../../ui/form.module.css';
import { ChannelScopeFields } from './channel-scope.tsx';
import { changeScope, findScope, splitRules } from './rule-change.ts';
import { RuleMatrix } from './rule-matrix.tsx';

const SCHEMA = z.object({ rules: setNotificationRules.body });
type Rules = z.input<typeof SCHEMA>['rules'];

/** Lists are changed as a whole, so that those that are read alone may stand in the form. */
const toInput = (rules: readonly NotificationRule[]) => rules as Rules;

/** The matrix, and of each channel that tells anything its vessels and hours. */
export function RuleForm({ rules }: { rules: readonly NotificationRule[] }) {
  const t = useText();
  const client = useQueryClient();
  const form = useContractForm({
    schema: SCHEMA,
    initial: { rules: toInput(rules) },
    send: (body) => saveRules(body.rules),
    onSent: (saved) => {
      client.setQueryData(notificationQueries.rules().queryKey, saved);
      form.reset({ rules: toInput(splitRules(saved)) });
      show(messages.saved);
    },
  });
  // The schema reads ids from plain numbers.
  const chosen = form.values.rules as readonly unknown[] as readonly NotificationRule[];
  const change = (next: readonly NotificationRule[]) => form.change({ rules: toInput(next) });
  return (
    <FormFrame form={form} className={formStyle.stack}>
      <p className={formStyle.text}>{t('NOTIFICATION_RULES_DETAIL')}</p>
      <RuleMatrix rules={chosen} onChange={change} />
      {NOTIFICATION_CHANNELS.map((channel) => {
        const scope = findScope(chosen, channel);
        return scope === undefined ? null : (
          <ChannelScopeFields
            key={channel}
            channel={channel}
            scope={scope}
            onChange={(part) => change(changeScope(chosen, channel, part))}
          />
        );
      })}
      <FormButtons form={form} isOnPage isDisabled={!form.isDirty || !form.isRight} />
    </FormFrame>
  );
}
