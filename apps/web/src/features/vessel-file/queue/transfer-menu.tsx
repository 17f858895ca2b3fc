import type { FileTransfer } from '@fms/contract/file';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Menu } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { getFileName } from '../model/file-path.ts';
import type { QueueChanges } from './use-queue.ts';

interface TransferMenuProps {
  readonly transfer: FileTransfer;
  readonly changes: QueueChanges;
  readonly onShow: () => void;
}

/** What may be done with a transfer besides pausing it. */
export function TransferMenu({ transfer, changes, onShow }: TransferMenuProps) {
  const t = useText();
  const { fileId, isNow, path } = transfer;
  return (
    <Menu position="bottom-end" withinPortal transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('ACTIONS_OF_FILE', { name: getFileName(path) })}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => changes.change([transfer], { action: 'first' })}>{t('PUT_FIRST')}</Menu.Item>
        {!isNow && <Menu.Item onClick={() => changes.sendNow(transfer)}>{t('SEND_NOW')}</Menu.Item>}
        {fileId !== null && <Menu.Item onClick={onShow}>{t('LOOK_AT_FILE')}</Menu.Item>}
        <Menu.Item onClick={() => changes.withdraw(transfer)}>{t('WITHDRAW_FILE')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
