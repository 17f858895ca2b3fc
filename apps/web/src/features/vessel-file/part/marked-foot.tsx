import type { FileEntry } from '@fms/contract/file';
import { formatBytes } from '@fms/domain/format';
import { Icon, type IconName } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';

interface MarkedFootProps {
  /** The marked ones. */
  readonly files: readonly FileEntry[];
  /** Stands there while none is marked. */
  readonly hint: string;
  readonly mayWrite: boolean;
  readonly icon: IconName;
  readonly action: string;
  readonly onAction: (files: readonly FileEntry[]) => void;
}

/** Number and size of the marked files of a pane, and what sends them to the other side. */
export function MarkedFoot({ files, hint, mayWrite, icon, action, onAction }: MarkedFootProps) {
  const t = useText();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const isEmpty = files.length === 0;
  return (
    <>
      <span>{isEmpty ? hint : t('FILES_MARKED', { count: files.length, size: formatBytes(bytes) })}</span>
      {mayWrite && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name={icon} size={16} />}
          disabled={isEmpty}
          onClick={() => onAction(files)}
        >
          {action}
        </Button>
      )}
    </>
  );
}
