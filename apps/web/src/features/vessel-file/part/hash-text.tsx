import { NO_VALUE } from '@fms/domain/format';
import { CopyButton, Tooltip } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import style from '../style/file.module.css';

const SHOWN = 4;

/** A SHA-256 by its first and last four digits; all of it when pointed at, and on the clipboard by a click. */
export function HashText({ sha256 }: { sha256: string | null }) {
  const t = useText();
  if (sha256 === null) return <span className={style.hash}>{NO_VALUE}</span>;
  const short = `${sha256.slice(0, SHOWN)}…${sha256.slice(-SHOWN)}`;
  return (
    <CopyButton value={sha256}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('COPIED') : sha256} multiline maw={280} openDelay={300}>
          <button
            type="button"
            className={style.hash}
            tabIndex={-1}
            aria-label={t('COPY_HASH', { short, hash: sha256 })}
            onClick={copy}
          >
            {short}
          </button>
        </Tooltip>
      )}
    </CopyButton>
  );
}
