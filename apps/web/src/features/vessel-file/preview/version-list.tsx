import { formatBytes } from '@fms/domain/format';
import { Button } from '@mantine/core';
import type { OpenedFile } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { HashText } from '../part/hash-text.tsx';
import { ShortTime } from '../part/short-time.tsx';

type Version = OpenedFile['versions'][number];

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly shown: number;
  readonly onShow: (fileId: number) => void;
  readonly onDownload: (fileId: number) => void;
  /** Undefined without the right. */
  readonly onSend: ((fileId: number) => void) | undefined;
}

/** Every version of a name that is kept, the newest first. */
export function VersionList({ versions, shown, onShow, onDownload, onSend }: VersionListProps) {
  const t = useText();
  const columns: readonly Column<Version>[] = [
    { name: t('FILE_VERSION'), cell: ({ version }) => version, look: 'identity' },
    { name: t('FILE_SIZE'), cell: ({ size }) => formatBytes(size), look: 'number' },
    { name: t('FILE_STORED'), cell: ({ storedAt }) => <ShortTime at={storedAt} /> },
    { name: t('FILE_FROM'), cell: ({ from }) => from?.name ?? t('SHIP_SIDE'), look: 'quiet' },
    { name: t('FILE_HASH'), cell: ({ sha256 }) => <HashText sha256={sha256} /> },
    {
      name: '',
      look: 'actions',
      cell: ({ fileId, version }) => (
        <>
          {fileId !== shown && (
            <VersionButton text={t('SHOW_VERSION')} version={version} onClick={() => onShow(fileId)} />
          )}
          <VersionButton text={t('DOWNLOAD_FILE')} version={version} onClick={() => onDownload(fileId)} />
          {onSend !== undefined && (
            <VersionButton text={t('SEND_TO_SHIP')} version={version} onClick={() => onSend(fileId)} />
          )}
        </>
      ),
    },
  ];
  return <ColumnTable label={t('FILE_VERSIONS')} columns={columns} rows={versions} keyOf={({ fileId }) => fileId} />;
}

function VersionButton({ text, version, onClick }: { text: string; version: number; onClick: () => void }) {
  const t = useText();
  return (
    <Button size="xs" variant="default" aria-label={`${text} ${t('VERSION_NUMBER', { version })}`} onClick={onClick}>
      {text}
    </Button>
  );
}
