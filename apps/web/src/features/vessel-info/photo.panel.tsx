import type { Vessel, VesselParticulars } from '@fms/contract/vessel';
import { formatNumber } from '@fms/domain/format';
import { computeCompleteness } from '@fms/domain/vessel';
import { Panel } from '@fms/ui/panel';
import { VesselSymbol } from '@fms/ui/symbol';
import { Button, FileButton, Group } from '@mantine/core';
import { savePhoto, VesselPhoto } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { fillMessage, messages, show } from '../../message/index.ts';
import style from './info.module.css';
import { IDENTITY_FIELDS, PARTICULAR_FIELDS } from './info-field.ts';
import { reencodePhoto } from './photo-file.ts';
import { useSave } from './use-save-vessel.ts';

interface PhotoPanelProps {
  readonly vessel: Vessel;
  readonly known: VesselParticulars;
}

const TYPES = 'image/jpeg,image/png';

/** Photo of the vessel, and how complete its data are. */
export function PhotoPanel({ vessel, known }: PhotoPanelProps) {
  const t = useText();
  const save = useSave(vessel.id, async (file: File | null) => {
    await savePhoto(vessel.id, file === null ? null : await reencodePhoto(file));
    return undefined;
  });
  const choose = (file: File | null) => {
    if (file === null) return;
    if (TYPES.split(',').includes(file.type)) save.mutate(file);
    else show(fillMessage(messages.refused, { error: t('PHOTO_TYPE') }));
  };
  return (
    <Panel title={t('PHOTO')}>
      <div className={style.photo}>
        <VesselPhoto vessel={vessel} alt={t('PHOTO_OF', { vessel: vessel.name })}>
          <VesselSymbol type={vessel.standardData.shipType} state="stopped" size={96} />
        </VesselPhoto>
      </div>
      {vessel.permission.edit && (
        <Group gap="xs" mt={8}>
          <FileButton accept={TYPES} onChange={choose}>
            {(props) => (
              <Button {...props} size="xs" variant="default" loading={save.isPending}>
                {t(vessel.image === '' ? 'ADD_PHOTO' : 'REPLACE_PHOTO')}
              </Button>
            )}
          </FileButton>
          {vessel.image !== '' && (
            <Button size="xs" variant="default" disabled={save.isPending} onClick={() => save.mutate(null)}>
              {t('REMOVE_PHOTO')}
            </Button>
          )}
        </Group>
      )}
      <Known vessel={vessel} known={known} />
    </Panel>
  );
}

const MOST_MISSING = 6;

function Known({ vessel, known: { identity, detail } }: PhotoPanelProps) {
  const t = useText();
  const titles = new Map([...IDENTITY_FIELDS, ...PARTICULAR_FIELDS].map(({ name, title }) => [name, t(title)]));
  const { customFields: _own, ...asked } = detail;
  const { share, missing } = computeCompleteness({ ...identity, ...asked, photo: vessel.image });
  const rest: Record<string, string> = {
    contacts: t('CONTACTS'),
    machinery: t('MACHINERY'),
    certificates: t('CERTIFICATES'),
    software: t('SOFTWARE'),
    photo: t('PHOTO'),
  };
  const names = missing.slice(0, MOST_MISSING).map((name) => titles.get(name) ?? rest[name] ?? name);
  const percent = formatNumber(share * 100);
  return (
    <div className={style.known}>
      <span>{t('COMPLETE', { percent })}</span>
      <meter min={0} max={1} value={share} aria-label={t('COMPLETE', { percent })} className={style.meter} />
      {missing.length > 0 && (
        <span className="fms-caption">
          {t('MISSING', { names: names.join(', ') })}
          {missing.length > MOST_MISSING && ` ${t('AND_MORE', { count: missing.length - MOST_MISSING })}`}
        </span>
      )}
    </div>
  );
}
