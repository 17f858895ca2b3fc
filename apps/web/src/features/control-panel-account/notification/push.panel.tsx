import { Panel } from '@fms/ui/panel';
import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type TextKey, useText } from '../../../language/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import { disablePush, enablePush, type PushState, readPushState } from '../../../push/push-subscription.ts';
import form from '../../../ui/form.module.css';

const STATE_TEXT: Record<PushState, TextKey> = {
  on: 'PUSH_ON',
  off: 'PUSH_OFF',
  refused: 'PUSH_REFUSED',
  unsupported: 'PUSH_UNSUPPORTED',
};
const KEY = ['push-state'];

/** Push messages of this browser (§9.11). */
export function PushPanel() {
  const t = useText();
  const queryClient = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: readPushState });
  const turn = useMutation({
    mutationFn: () => (state === 'on' ? disablePush() : enablePush()),
    onSuccess: (next) => queryClient.setQueryData(KEY, next),
    onError: showRefusal,
    meta: { speaks: true },
  });
  return (
    <Panel title={t('PUSH')}>
      <div className={form.stack}>
        <Switch
          label={t('PUSH_SWITCH')}
          checked={state === 'on'}
          disabled={turn.isPending || (state !== 'on' && state !== 'off')}
          onChange={() => turn.mutate()}
        />
        <p className={form.text}>
          {t('PUSH_DETAIL')} {state !== undefined && t(STATE_TEXT[state])}
        </p>
      </div>
    </Panel>
  );
}
