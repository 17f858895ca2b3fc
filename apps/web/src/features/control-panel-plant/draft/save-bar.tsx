import type { VesselPlant } from '@fms/contract/plant';
import { ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import style from '../style/plant.module.css';
import type { PlantDraft } from './use-plant-draft.ts';

interface SaveBarProps {
  readonly draft: PlantDraft;
  readonly saved: VesselPlant;
  readonly onVersions: () => void;
  readonly onCopy: () => void;
}

/** Who saved the plant, the ways to its versions and to its sisters, and the button that saves what was changed. */
export function SaveBar({ draft, saved, onVersions, onCopy }: SaveBarProps) {
  const t = useText();
  const { changes, save, isSaving, discard, error, isOutdated } = draft;
  const by = saved.savedBy;
  const time = saved.savedAt?.slice(0, 16).replace('T', ' ') ?? '';
  return (
    <>
      {error !== null && (
        <ProblemLine
          text={error.message}
          retry={
            isOutdated
              ? { label: t('LOAD_AGAIN'), onClick: discard }
              : { label: t('TRY_AGAIN'), onClick: save, busy: isSaving }
          }
        />
      )}
      <div className={style.bar}>
        <span className="fms-caption">
          {by === null ? t('PLANT_UNSAVED') : t('PLANT_SAVED', { version: saved.version, by, time })}
        </span>
        <Button size="compact-xs" variant="subtle" onClick={onVersions}>
          {t('PLANT_VERSIONS')}
        </Button>
        <span className={style.space} />
        <Button size="xs" variant="default" disabled={changes > 0} onClick={onCopy}>
          {t('PLANT_COPY')}
        </Button>
        {changes > 0 && (
          <Button size="xs" variant="default" onClick={discard}>
            {t('DISCARD')}
          </Button>
        )}
        <Button size="xs" disabled={changes === 0} loading={isSaving} onClick={save}>
          {changes === 0 ? t('PLANT_SAVE') : t('PLANT_SAVE_CHANGES', { count: changes })}
        </Button>
      </div>
    </>
  );
}
