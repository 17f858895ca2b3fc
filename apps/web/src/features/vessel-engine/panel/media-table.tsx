import type { Tag } from '@fms/contract/tag';
import { formatNumber, getShownDecimals, NOT_APPLICABLE } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { SlotValue, usePlantPlace } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { MEDIA_ROWS } from '../figure/engine-slots.ts';
import style from '../style/engine.module.css';

/** What flows through the engine with the limit from which a warning is raised. */
export function MediaTable({ engine }: { engine: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const rows = MEDIA_ROWS.map((row) => ({ ...row, slot: formatSlotRef(engine.id, row.key) })).filter(({ slot }) =>
    plant.has(slot),
  );
  return (
    <div className={style.media}>
      <div className={style.mediaHead} aria-hidden="true">
        <span>{t('ENGINE_MEDIUM')}</span>
        <span>{t('ENGINE_VALUE')}</span>
        <span>{t('ENGINE_LIMIT')}</span>
      </div>
      {rows.map(({ slot, text }) => (
        <div key={slot} className={style.mediaRow}>
          <SlotValue slot={slot} label={t(text)} layout="row" size="small" />
          <span className={style.limit}>{formatLimit(plant.tagOf(slot))}</span>
        </div>
      ))}
    </div>
  );
}

/** `< 2.50`, `> 75`: the side on which the warning is raised. */
function formatLimit(tag: Tag | undefined): string {
  const level = tag?.alarmLevel ?? tag?.emergencyLevel ?? null;
  if (tag === undefined || level === null) return NOT_APPLICABLE;
  const decimals = Number.isInteger(level) ? 0 : getShownDecimals(tag);
  return `${tag.reverse ? '<' : '>'} ${formatNumber(level, { decimals })}`;
}
