import { testPush } from '@fms/contract/push';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { fillMessage, messages, show } from '../../../message/index.ts';
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

/** Push messages of this browser: registered here, and tried with a message to oneself. */
export function PushPanel({ isNonePushed }: { isNonePushed: boolean }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: readPushState });
  const turn = useMutation({
    mutationFn: () => (state === 'on' ? disablePush() : enablePush()),
    onSuccess: (next) => queryClient.setQueryData(KEY, next),
    onError: showRefusal,
    meta: { speaks: true },
  });
  const test = useMutation({
    mutationFn: () => call(testPush),
    onSuccess: ({ sent }) => show(fillMessage(messages.pushSent, { count: sent })),
  });
  const mayTurn = state === 'on' || state === 'off';
  return (
    <Panel title={t('PUSH')}>
      <div className={form.stack}>
        <p className={form.text}>{t('PUSH_DETAIL')}</p>
        {state !== undefined && (
          <p className={form.text}>
            {t(STATE_TEXT[state])} {state === 'on' && isNonePushed && t('PUSH_OF_NONE')}
          </p>
        )}
        <div className={form.line}>
          {mayTurn && (
            <Button
              variant={state === 'on' ? 'default' : 'filled'}
              loading={turn.isPending}
              onClick={() => turn.mutate()}
            >
              {t(state === 'on' ? 'TURN_OFF' : 'TURN_ON')}
            </Button>
          )}
          {state === 'on' && (
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
              {t('SEND_TEST')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
