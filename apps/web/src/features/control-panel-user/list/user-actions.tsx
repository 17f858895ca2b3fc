import type { UserEntry } from '@fms/contract/account';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Menu } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import { RowButton } from '../../../ui/row-button.tsx';
import type { UserAddress } from '../address/user-address.ts';
import type { UserCalls } from './use-user-calls.ts';

interface UserActionsProps {
  readonly user: UserEntry;
  readonly calls: UserCalls;
  readonly isSelf: boolean;
  /** An admin who is not impersonating may impersonate others and reset their second factor. */
  readonly isAdmin: boolean;
  readonly onOpen: ChangeAddress<UserAddress>;
}

/** What can be done with a user; not on the own account, and an admin is never impersonated. */
export function UserActions({ user, calls, isSelf, isAdmin, onOpen }: UserActionsProps) {
  const t = useText();
  const { userName, role, twoFactorEnabled, disabled } = user;
  const isBusy = calls.busyId === user.id;
  if (isSelf) return null;
  return (
    <>
      {isAdmin && role !== 'Admin' && !disabled && (
        <RowButton
          text={t('VIEW_AS')}
          label={t('VIEW_AS_USER', { userName })}
          isDisabled={isBusy}
          onClick={() => calls.become(user)}
        />
      )}
      {isAdmin && twoFactorEnabled && (
        <RowButton
          text={t('RESET_TWO_FACTOR')}
          label={t('RESET_TWO_FACTOR_OF', { userName })}
          isDisabled={isBusy}
          onClick={() => calls.resetTwoFactor(user)}
        />
      )}
      <MoreActions user={user} calls={calls} onOpen={onOpen} />
    </>
  );
}

type MoreActionsProps = Pick<UserActionsProps, 'user' | 'calls' | 'onOpen'>;

function MoreActions({ user, calls, onOpen }: MoreActionsProps) {
  const t = useText();
  const { id, userName, disabled } = user;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('MORE_OF_USER', { userName })}
          disabled={calls.busyId === id}
        >
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen({ view: 'matrix', user: id, vessel: undefined })}>
          {t('USERS_MATRIX')}
        </Menu.Item>
        <Menu.Item onClick={() => onOpen({ sheet: 'place', user: id })}>{t('ROLE_AND_ORGANIZATION')}</Menu.Item>
        <Menu.Item onClick={() => onOpen({ sheet: 'token', user: id })}>{t('API_TOKENS')}</Menu.Item>
        {disabled ? (
          <Menu.Item onClick={() => calls.reactivate(user)}>{t('REACTIVATE')}</Menu.Item>
        ) : (
          <Menu.Item color="red" onClick={() => calls.deactivate(user)}>
            {t('DEACTIVATE')}
          </Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => calls.remove(user)}>
          {t('DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
