import type { IssuedKey, Vessel } from '@fms/contract/vessel';
import { Button } from '@mantine/core';
import { buildGatewayFiles } from '../../../entities/link/index.ts';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import formStyle from '../../../ui/form.module.css';
import style from '../edit/sheet.module.css';

/** A new key, the only time it is shown, with the files to put on board. */
export function IssuedKeyCard({ vessel, issued, onClose }: { vessel: Vessel; issued: IssuedKey; onClose: () => void }) {
  const t = useText();
  const { server } = useAppSetting();
  const { IMO = '', MMSI = '' } = getVesselOptions(vessel).info;
  const shore = (server.base || location.origin).replace(/\/+$/, '');
  const files = buildGatewayFiles({ name: vessel.name, IMO, MMSI }, issued.key, shore);
  return (
    <section className={formStyle.stack} aria-label={t('NEW_KEY')}>
      <p className={formStyle.text}>{t('KEY_ONCE')}</p>
      <p className={formStyle.text}>{t('KEY_FILES')}</p>
      {files.map(({ name, text }) => (
        <div key={name}>
          <p className="fms-caption">{name}</p>
          <code className={style.secret}>{text}</code>
        </div>
      ))}
      <div className={formStyle.line}>
        <CopyText text={issued.key} label="COPY_KEY" />
        <CopyText text={files[0]?.text ?? ''} label="COPY_CONFIGURATION" />
        <Button onClick={onClose}>{t('KEY_KEPT')}</Button>
      </div>
    </section>
  );
}
