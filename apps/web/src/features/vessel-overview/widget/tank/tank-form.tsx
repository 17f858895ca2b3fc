import { convertIfKnown } from '@fms/domain/unit';
import { useText } from '../../../../language/index.ts';
import { findTagByName, type OptionFormProps } from '../definition/widget-definition.ts';
import { isNumber, isPercent } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagSelect } from '../option/tag-select.tsx';
import { findTanksOfLevels } from '../tank-overview/tank-of-level.ts';

/** Choosing a level brings the volume and the temperature of the same tank. */
export function TankForm({ tags, option, onChange }: OptionFormProps<'tank'>) {
  const t = useText();
  const measuring = (unit: string) =>
    tags.filter((tag) => isNumber(tag) && convertIfKnown(1, tag.unit, unit) !== undefined);
  const choose = (name: string | null) => {
    const level = findTagByName(tags, name);
    const [tank] = level === undefined ? [] : findTanksOfLevels(tags, [level]);
    if (name === null) return;
    const { volume, temperature } = tank ?? {};
    onChange({ ...option, level: name, volume: volume?.name ?? null, temperature: temperature?.name ?? null });
  };
  return (
    <div className={style.form}>
      <TagSelect label={t('TANK_LEVEL')} tags={tags.filter(isPercent)} value={option.level} onChange={choose} />
      <TagSelect
        label={t('VOLUME')}
        tags={measuring('m³')}
        value={option.volume}
        optional
        onChange={(volume) => onChange({ ...option, volume })}
      />
      <TagSelect
        label={t('TEMPERATURE')}
        tags={measuring('°C')}
        value={option.temperature}
        optional
        onChange={(temperature) => onChange({ ...option, temperature })}
      />
    </div>
  );
}
