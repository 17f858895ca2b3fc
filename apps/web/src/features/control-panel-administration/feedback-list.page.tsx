import type { FeedbackEntry } from '@fms/contract/feedback';
import { LoadingState } from '@fms/ui/panel';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../language/index.ts';
import type { Column } from '../../ui/column-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PagedListPanel } from '../../ui/paged-list-panel.tsx';
import style from './administration.module.css';
import { administrationQueries, ROWS_A_PAGE } from './administration.queries.ts';

interface Picture {
  readonly id: number;
  readonly name: string;
}

/** What users reported, with their screenshots. */
export default function FeedbackListPage() {
  const t = useText();
  const [open, setOpen] = useState<Picture>();
  const columns: readonly Column<FeedbackEntry>[] = [
    { name: t('AT'), cell: ({ at }) => <Moment at={at} />, look: 'quiet' },
    { name: t('WHO'), cell: ({ userName, appUserId }) => nameOf(userName, appUserId), look: 'identity' },
    {
      name: t('COMMENT'),
      cell: ({ id, logContent, images }) => (
        <div>
          <div className={style.words}>{logContent || '—'}</div>
          {images.length > 0 && (
            <div className={style.pictures}>
              {images.map(({ name }) => (
                <Button key={name} size="xs" variant="default" onClick={() => setOpen({ id, name })}>
                  {t('SHOW_PICTURE', { name })}
                </Button>
              ))}
            </div>
          )}
        </div>
      ),
    },
  ];
  return (
    <PagedListPanel
      title={t('FEEDBACK_LIST')}
      size={ROWS_A_PAGE}
      queryAt={administrationQueries.feedback}
      empty={{ title: t('NO_FEEDBACK'), detail: t('NO_FEEDBACK_DETAIL') }}
      columns={columns}
      keyOf={({ id }) => id}
    >
      {open !== undefined && <PictureDialog picture={open} onClose={() => setOpen(undefined)} />}
    </PagedListPanel>
  );
}

/** The signed-in user, and the name entered where that differs. */
function nameOf(userName: string, given: string): string {
  return given === '' || given === userName ? userName : `${given} (${userName})`;
}

function PictureDialog({ picture: { id, name }, onClose }: { picture: Picture; onClose: () => void }) {
  const t = useText();
  const { data } = useQuery(administrationQueries.picture(id, name));
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': t('CLOSE') }} size="auto">
      {data === undefined ? (
        <LoadingState label={t('LOADING')} />
      ) : (
        <img className={style.picture} src={data.address} alt={name} />
      )}
    </Modal>
  );
}
