import { deleteUser, resetTwoFactor, type UserEntry } from '@fms/contract/account';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { userQueries } from '../../entities/organization/index.ts';
import { useText } from '../../language/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../message/index.ts';
import { showRefusal } from '../../message/show-refusal.ts';
import { startImpersonation } from './start-impersonation.ts';

interface UserActionsProps {
  readonly user: UserEntry;
  readonly isSelf: boolean;
  /** An admin who is not impersonating may impersonate others and reset their second factor. */
  readonly isAdmin: boolean;
}

/** What can be done with a user; not on the own account, and an admin is never impersonated. */
export function UserActions({ user, isSelf, isAdmin }: UserActionsProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { id, userName, role, twoFactorEnabled } = user;
  const outcome = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: userQueries.all().queryKey }),
    onError: showRefusal,
    meta: { speaks: true },
  };
  const remove = useMutation({
    mutationFn: () => call(deleteUser, { query: { userId: String(id) } }),
    onSuccess: () => show(fillMessage(messages.userDeleted, { userName })),
    ...outcome,
  });
  const reset = useMutation({
    mutationFn: () => call(resetTwoFactor, { body: { userId: id } }),
    onSuccess: () => show(messages.saved),
    ...outcome,
  });
  const become = useMutation({
    mutationFn: () => startImpersonation(user),
    onError: showRefusal,
    meta: { speaks: true },
  });
  if (isSelf) return null;
  return (
    <>
      {isAdmin && role !== 'Admin' && (
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
      {isAdmin && twoFactorEnabled && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('RESET_TWO_FACTOR_OF', { userName })}
          loading={reset.isPending}
          onClick={() =>
            openQuestion({ message: fillMessage(messages.resetTwoFactor, { userName }), onOk: () => reset.mutate() })
          }
        >
          {t('RESET_TWO_FACTOR')}
        </Button>
      )}
      <Button
        size="xs"
        variant="outline"
        color="red"
        aria-label={t('DELETE_USER', { userName })}
        loading={remove.isPending}
        onClick={() =>
          openQuestion({ message: fillMessage(messages.deleteUser, { userName }), onOk: () => remove.mutate() })
        }
      >
        {t('DELETE')}
      </Button>
    </>
  );
}
