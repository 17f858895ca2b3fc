import { deleteUser, type UserEntry } from '@fms/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import { useText } from '../../../language/index.ts';
import { ask, messages, withValues } from '../../../message/index.ts';
import { sayRefused } from '../part/say-refused.ts';
import { panelQueries } from '../panel.queries.ts';
import { viewAs } from './view-as.ts';

interface UserActionsProps {
  readonly user: UserEntry;
  readonly isSelf: boolean;
  readonly mayImpersonate: boolean;
}

/** What can be done with a user; nobody deletes or impersonates himself, and an admin is never impersonated. */
export function UserActions({ user, isSelf, mayImpersonate }: UserActionsProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { id, userName, role } = user;
  const remove = useMutation({
    mutationFn: () => call(deleteUser, { query: { userId: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: panelQueries.users().queryKey }),
    onError: sayRefused,
    meta: { speaks: true },
  });
  const become = useMutation({ mutationFn: () => viewAs(user), onError: sayRefused, meta: { speaks: true } });
  if (isSelf) return null;
  return (
    <>
      {mayImpersonate && role !== 'Admin' && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('VIEW_AS_USER', { userName })}
          loading={become.isPending}
          onClick={() => become.mutate()}
        >
          {t('VIEW_AS')}
        </Button>
      )}
      <Button
        size="xs"
        variant="outline"
        color="red"
        aria-label={t('DELETE_USER', { userName })}
        loading={remove.isPending}
        onClick={() => ask({ message: withValues(messages.deleteUser, { userName }), onOk: () => remove.mutate() })}
      >
        {t('DELETE')}
      </Button>
    </>
  );
}
