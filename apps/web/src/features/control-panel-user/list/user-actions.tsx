import type { UserEntry } from '@fms/contract/account';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { UserAddress } from '../address/user-address.ts';
import { type UserCalls, useUserCalls } from './use-user-calls.ts';

interface UserActionsProps {
  readonly user: UserEntry;
  readonly isSelf: boolean;
  /** An admin who is not impersonating may impersonate others and reset their second factor. */
  readonly isAdmin: boolean;
  readonly onOpen: ChangeAddress<UserAddress>;
}

/** What can be done with a user; not on the own account, and an admin is never impersonated. */
export function UserActions({ user, isSelf, isAdmin, onOpen }: UserActionsProps) {
  const t = useText();
  const calls = useUserCalls(user);
  const { userName, role, twoFactorEnabled, disabled } = user;
  if (isSelf) return null;
  return (
    <>
      {isAdmin && role !== 'Admin' && !disabled && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('VIEW_AS_USER', { userName })}
          disabled={calls.isBusy}
          onClick={calls.become}
        >
          {t('VIEW_AS')}
        </Button>
      )}
      {isAdmin && twoFactorEnabled && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('RESET_TWO_FACTOR_OF', { userName })}
          disabled={calls.isBusy}
          onClick={calls.resetTwoFactor}
        >
          {t('RESET_TWO_FACTOR')}
        </Button>
      )}
      <MoreActions user={user} calls={calls} onOpen={onOpen} />
    </>
  );
}

interface MoreActionsProps extends Pick<UserActionsProps, 'user' | 'onOpen'> {
  readonly calls: UserCalls;
}

function MoreActions({ user: { id, userName, disabled }, calls, onOpen }: MoreActionsProps) {
  const t = useText();
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('MORE_OF_USER', { userName })} disabled={calls.isBusy}>
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
          <Menu.Item onClick={calls.reactivate}>{t('REACTIVATE')}</Menu.Item>
        ) : (
          <Menu.Item color="red" onClick={calls.deactivate}>
            {t('DEACTIVATE')}
          </Menu.Item>
        )}
        <Menu.Item color="red" onClick={calls.remove}>
          {t('DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
