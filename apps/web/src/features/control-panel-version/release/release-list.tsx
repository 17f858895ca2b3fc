import type { Version } from '@fms/contract/version';
import { formatBytes, NO_VALUE } from '@fms/domain/format';
import { formatVersionName } from '@fms/domain/version';
import { Button } from '@mantine/core';
import { translateWord, useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { Moment } from '../../../ui/moment.tsx';

interface ReleaseListProps {
  readonly releases: readonly Version[];
  readonly onOpen: (id: number) => void;
}

/** Releases, newest first; each opens its notes. */
export function ReleaseList({ releases, onOpen }: ReleaseListProps) {
  const t = useText();
  const columns: readonly Column<Version>[] = [
    { name: t('VERSION'), cell: (release) => formatVersionName(release), look: 'identity' },
    { name: t('PRODUCT'), cell: ({ product }) => translateWord(`product-${product}`) },
    { name: t('RELEASED_AT'), cell: ({ releasedAt }) => <Moment at={releasedAt} />, look: 'quiet' },
    { name: t('MANDATORY'), cell: ({ mandatory }) => (mandatory ? t('YES') : NO_VALUE) },
    {
      name: t('RELEASE_FILE'),
      cell: ({ file }) => (file === null ? NO_VALUE : formatBytes(file.size)),
      look: 'number',
    },
    {
      name: '',
      cell: (release) => (
        <Button size="xs" variant="default" onClick={() => onOpen(release.id)}>
          {t('RELEASE_NOTES')}
          <span className="fms-spoken">{` ${formatVersionName(release)}`}</span>
        </Button>
      ),
      look: 'actions',
    },
  ];
  return <ColumnTable label={t('RELEASES')} columns={columns} rows={releases} keyOf={({ id }) => id} />;
}
