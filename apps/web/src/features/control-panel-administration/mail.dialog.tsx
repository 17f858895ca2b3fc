import type { OutboxEntry } from '@fms/contract/outbox';
import { ErrorState, LoadingState } from '@fms/ui/panel';
import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../language/index.ts';
import { CopyText } from '../../ui/copy-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import style from './administration.module.css';
import { administrationQueries } from './administration.queries.ts';

/** One mail as text, its links live. Its HTML is never drawn here: what a mail holds is not ours to trust. */
export default function MailDialog({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(administrationQueries.mail(entry.id));
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  return (
    <Dialog onClose={onClose} title={entry.subject} size={640}>
      {data === undefined && error === null && <LoadingState label={t('LOADING')} />}
      {error !== null && <ErrorState title={t('SETTING_UNREADABLE')} detail={error.message} retry={retry} />}
      {data !== undefined && (
        <>
          <div className={style.mail}>
            <WithLinks text={data.text} />
          </div>
          <CopyLink text={data.text} />
        </>
      )}
    </Dialog>
  );
}

/** Handing a link on is what a mail that was kept is opened for; following it would leave one's own page. */
function CopyLink({ text }: { text: string }) {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) return null;
  return (
    <Group justify="flex-end" mt="md">
      <CopyText text={link} label="COPY_LINK" />
    </Group>
  );
}

function WithLinks({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part, index) =>
    part.startsWith('http') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
      <Anchor key={index} href={part} target="_blank" rel="noreferrer" inherit>
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
}
