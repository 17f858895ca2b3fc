import type { VesselId } from '@fms/domain/identity';
import { IconButton } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { Marked } from '../../../ui/table/use-marked.ts';
import style from './bulk.module.css';

const BULK_KINDS = ['folder', 'organization', 'expiry', 'access'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

const TITLE = { folder: 'FOLDER', organization: 'ORGANIZATION', expiry: 'BULK_EXPIRY', access: 'BULK_ACCESS' } as const;
/** Moving to another organisation and ending contracts are the admins'. */
const ADMINS: readonly BulkKind[] = ['organization', 'expiry'];

interface BulkBarProps {
  readonly marked: Marked<VesselId>;
  readonly isAdmin: boolean;
  readonly onChoose: (kind: BulkKind) => void;
}

/** What can be done with all marked vessels at once. */
export function BulkBar({ marked, isAdmin, onChoose }: BulkBarProps) {
  const t = useText();
  if (marked.ids.size === 0) return null;
  return (
    <section className={style.bar} aria-label={t('MARKED_VESSELS')}>
      <strong role="status">{t('MARKED_COUNT', { count: marked.ids.size })}</strong>
      {BULK_KINDS.filter((kind) => isAdmin || !ADMINS.includes(kind)).map((kind) => (
        <Button key={kind} size="xs" variant="default" onClick={() => onChoose(kind)}>
          {t(TITLE[kind])}
        </Button>
      ))}
      <IconButton icon="close" iconSize={16} tooltip="left" label={t('UNMARK_ALL')} onClick={marked.clear} />
    </section>
  );
}
