import type { FileTransfer } from '@fms/contract/file';
import { useText } from '../../../language/index.ts';
import { getFileName } from '../model/file-path.ts';
import style from '../style/queue.module.css';

/** The share of its bytes that are there, as a bar and in words. */
export function DoneBar({ transfer: { path, size, doneBytes } }: { transfer: FileTransfer }) {
  const t = useText();
  const percent = size === null || size === 0 ? 0 : Math.floor((Math.min(doneBytes, size) / size) * 100);
  return (
    <span className={style.doneBar}>
      <meter
        className={style.meter}
        min={0}
        max={100}
        value={percent}
        aria-label={t('DONE_OF', { name: getFileName(path), percent })}
      />
      {`${percent} %`}
    </span>
  );
}
