import { formatBytes } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { type TextKey, useText } from '../../../language/index.ts';
import style from '../style/file.module.css';
import type { Upload } from './upload-store.ts';
import type { Uploads } from './use-uploads.ts';

/** Files on their way from this window to the shore's store; nothing where there are none. */
export function UploadPanel({ uploads }: { uploads: Uploads }) {
  const t = useText();
  if (uploads.list.length === 0) return null;
  return (
    <Panel title={t('UPLOADS')} className={style.uploads} flush>
      <ul className={style.uploadList}>
        {uploads.list.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </Panel>
  );
}

const STATES: Record<Upload['state'], TextKey> = {
  waiting: 'UPLOAD_WAITING',
  sending: 'UPLOAD_SENDING',
  stopped: 'UPLOAD_STOPPED',
  done: 'UPLOAD_DONE',
  refused: 'UPLOAD_REFUSED',
};

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useText();
  const { id, name, size, state, doneBytes, problem } = upload;
  const percent = size === 0 ? Number(state === 'done') * 100 : Math.floor((doneBytes / size) * 100);
  const isOver = state === 'done' || state === 'refused';
  return (
    <li className={style.upload} data-state={state}>
      <strong className={style.uploadName} title={`${upload.directory}/${name}`}>
        {name}
      </strong>
      <span className={style.uploadSize}>{formatBytes(size)}</span>
      <meter
        className={style.meter}
        min={0}
        max={100}
        value={percent}
        aria-label={t('UPLOADED_OF', { name, percent })}
      />
      <span className={style.uploadState} role={problem === '' ? undefined : 'alert'}>
        {t(STATES[state], { percent, problem })}
      </span>
      {state === 'stopped' && (
        <Button size="xs" variant="default" onClick={() => uploads.resume(id)}>
          {t('UPLOAD_RESUME')}
        </Button>
      )}
      <IconButton
        icon="close"
        iconSize={16}
        tooltip="left"
        label={t(isOver ? 'UPLOAD_FORGET' : 'UPLOAD_CANCEL', { name })}
        onClick={() => uploads.remove(id)}
      />
    </li>
  );
}
