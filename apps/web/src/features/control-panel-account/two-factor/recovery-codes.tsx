import { Button } from '@mantine/core';
import { saveText } from '../../../export/save-text.ts';
import { useText } from '../../../language/index.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import form from '../../../ui/form.module.css';
import style from './two-factor.module.css';

/** The recovery codes, shown this once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const text = codes.join('\n');
  return (
    <section className={form.stack} aria-label={t('RECOVERY_CODES')}>
      <h3 className={`fms-title ${style.title}`}>{t('RECOVERY_CODES')}</h3>
      <p className={form.text}>{t('RECOVERY_CODES_DETAIL')}</p>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={form.line}>
        <CopyText text={text} label="COPY" />
        <Button variant="default" onClick={() => saveText('recovery-codes.txt', `${text}\n`)}>
          {t('DOWNLOAD')}
        </Button>
        <Button onClick={onDone}>{t('DONE_BUTTON')}</Button>
      </div>
    </section>
  );
}
