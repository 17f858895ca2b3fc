/** The calls that change a user, with what is said of their outcome. */
import { deactivateUser, deleteUser, reactivateUser, resetTwoFactor, type UserEntry } from '@fms/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../api/index.ts';
import { userQueries } from '../../../entities/organization/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import { startImpersonation } from './start-impersonation.ts';

/** Each of these asks first where it takes something away. */
export interface UserCalls {
  readonly isBusy: boolean;
  readonly become: () => void;
  readonly resetTwoFactor: () => void;
  readonly deactivate: () => void;
  readonly reactivate: () => void;
  readonly remove: () => void;
}

export function useUserCalls(user: UserEntry): UserCalls {
  const queryClient = useQueryClient();
  const { id: userId, userName } = user;
  const outcome = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: userQueries.all().queryKey }),
    onError: showRefusal,
    meta: { speaks: true },
  };
  const become = useMutation({ mutationFn: () => startImpersonation(user), ...outcome, onSettled: () => {} });
  const reset = useMutation({
    mutationFn: () => call(resetTwoFactor, { body: { userId } }),
    onSuccess: () => show(messages.saved),
    ...outcome,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteUser, { query: { userId: String(userId) } }),
    onSuccess: () => show(fillMessage(messages.userDeleted, { userName })),
    ...outcome,
  });
  const deactivate = useMutation({
    mutationFn: (leaveUnmanaged: boolean) => call(deactivateUser, { body: { userId, leaveUnmanaged } }),
    onSuccess: () => show(fillMessage(messages.userDeactivated, { userName })),
    ...outcome,
    onError: (error, leaveUnmanaged) => {
      if (!isUnmanaged(error) || leaveUnmanaged) return showRefusal(error);
      const message = fillMessage(messages.leaveUnmanaged, { reason: error.message });
      openQuestion({ message, onOk: () => deactivate.mutate(true) });
    },
  });
  const reactivate = useMutation({
    mutationFn: () => call(reactivateUser, { body: { userId } }),
    onSuccess: () => show(fillMessage(messages.userReactivated, { userName })),
    ...outcome,
  });
  const ask = (message: Parameters<typeof fillMessage>[0] & { kind: 'dialog' }, onOk: () => void) => () =>
    openQuestion({ message: fillMessage(message, { userName }), onOk });
  return {
    isBusy: [become, reset, remove, deactivate, reactivate].some(({ isPending }) => isPending),
    become: () => become.mutate(),
    resetTwoFactor: ask(messages.resetTwoFactor, () => reset.mutate()),
    deactivate: ask(messages.deactivateUser, () => deactivate.mutate(false)),
    reactivate: () => reactivate.mutate(),
    remove: ask(messages.deleteUser, () => remove.mutate()),
  };
}

/** Whether a call was refused because a vessel would have no manager left. */
export function isUnmanaged(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'conflict';
}
