/** The calls that change a user, with what is said of their outcome. */
import { deactivateUser, deleteUser, reactivateUser, resetTwoFactor, type UserEntry } from '@fms/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, call } from '../../../api/index.ts';
import { userQueries } from '../../../entities/organization/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import { startImpersonation } from './start-impersonation.ts';

type ChangeUser = (user: UserEntry) => void;

/** Each of these asks first where it takes something away. */
export interface UserCalls {
  /** The user whom a call under way changes. */
  readonly busyId: UserEntry['id'] | undefined;
  readonly become: ChangeUser;
  readonly resetTwoFactor: ChangeUser;
  readonly deactivate: ChangeUser;
  readonly reactivate: ChangeUser;
  readonly remove: ChangeUser;
}

interface Deactivation {
  readonly user: UserEntry;
  readonly leaveUnmanaged: boolean;
}

/** One set of calls for all rows: five mutations a row would be observed each time a row comes into view. */
export function useUserCalls(): UserCalls {
  const queryClient = useQueryClient();
  const outcome = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: userQueries.all().queryKey }),
    onError: showRefusal,
    meta: { speaks: true },
  };
  const become = useMutation({ mutationFn: startImpersonation, ...outcome, onSettled: () => {} });
  const reset = useMutation({
    mutationFn: ({ id }: UserEntry) => call(resetTwoFactor, { body: { userId: id } }),
    onSuccess: () => show(messages.saved),
    ...outcome,
  });
  const remove = useMutation({
    mutationFn: ({ id }: UserEntry) => call(deleteUser, { query: { userId: String(id) } }),
    onSuccess: (_, { userName }) => show(fillMessage(messages.userDeleted, { userName })),
    ...outcome,
  });
  const deactivate = useMutation({
    mutationFn: ({ user, leaveUnmanaged }: Deactivation) =>
      call(deactivateUser, { body: { userId: user.id, leaveUnmanaged } }),
    onSuccess: (_, { user: { userName } }) => show(fillMessage(messages.userDeactivated, { userName })),
    ...outcome,
    onError: (error, { user, leaveUnmanaged }) => {
      if (!isUnmanaged(error) || leaveUnmanaged) return showRefusal(error);
      const message = fillMessage(messages.leaveUnmanaged, { reason: error.message });
      openQuestion({ message, onOk: () => deactivate.mutate({ user, leaveUnmanaged: true }) });
    },
  });
  const reactivate = useMutation({
    mutationFn: ({ id }: UserEntry) => call(reactivateUser, { body: { userId: id } }),
    onSuccess: (_, { userName }) => show(fillMessage(messages.userReactivated, { userName })),
    ...outcome,
  });
  const pending = [become, reset, remove, reactivate].find(({ isPending }) => isPending)?.variables;
  const busyId = (deactivate.isPending ? deactivate.variables.user : pending)?.id;
  // `mutate` stays the same function, so that the rows are drawn again only when a call begins or ends.
  const [becomeUser, resetUser, removeUser] = [become.mutate, reset.mutate, remove.mutate];
  const [deactivateNow, reactivateNow] = [deactivate.mutate, reactivate.mutate];
  return useMemo(
    () => ({
      busyId,
      become: (user) => becomeUser(user),
      resetTwoFactor: ask(messages.resetTwoFactor, resetUser),
      deactivate: ask(messages.deactivateUser, (user) => deactivateNow({ user, leaveUnmanaged: false })),
      reactivate: (user) => reactivateNow(user),
      remove: ask(messages.deleteUser, removeUser),
    }),
    [busyId, becomeUser, resetUser, deactivateNow, reactivateNow, removeUser],
  );
}

/** Asks the question of the message before the call is made. */
function ask(message: Parameters<typeof fillMessage>[0] & { kind: 'dialog' }, run: ChangeUser): ChangeUser {
  return (user) => openQuestion({ message: fillMessage(message, { userName: user.userName }), onOk: () => run(user) });
}

/** Whether a call was refused because a vessel would have no manager left. */
export function isUnmanaged(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'conflict';
}
