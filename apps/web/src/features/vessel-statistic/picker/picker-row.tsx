import { Icon } from '@fms/ui/icon';
import { Menu } from '@mantine/core';
import type { SeriesKey } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { StatisticPlan } from './plan.ts';
import style from './tag-picker.module.css';

interface PickerRowProps {
  readonly seriesKey: SeriesKey;
  readonly name: string;
  readonly detail: string;
  readonly unit: string;
  readonly plan: StatisticPlan;
  readonly favourite?: { readonly isOn: boolean; readonly toggle: () => void };
  /** Further buttons of the row. */
  readonly children?: React.ReactNode;
}

/** One tag: a tick in the colour of its curve, its name, its unit; drawn ones say in which pane and may go to another. */
export function PickerRow({ seriesKey, name, detail, unit, plan, favourite, children }: PickerRowProps) {
  const t = useText();
  const isOn = plan.keys.includes(seriesKey);
  const color = isOn ? plan.colorOf(seriesKey) : undefined;
  return (
    <li className={style.row} data-on={isOn}>
      <label className={style.choice}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={!isOn && !plan.mayAdd}
          onChange={() => plan.toggle(seriesKey)}
          style={{ background: color, borderColor: color }}
        />
        <span className={style.words}>
          <span className={style.name}>{name}</span>
          {detail !== '' && <span className={style.detail}>{detail}</span>}
        </span>
        <span className={style.unit}>{unit}</span>
      </label>
      {isOn && <PaneMenu {...{ seriesKey, name, plan }} />}
      {children}
      {favourite !== undefined && (
        <button
          type="button"
          className={style.star}
          aria-pressed={favourite.isOn}
          aria-label={t(favourite.isOn ? 'REMOVE_FAVOURITE' : 'ADD_FAVOURITE', { tag: name })}
          onClick={favourite.toggle}
        >
          <Icon name={favourite.isOn ? 'star-on' : 'star'} size={16} />
        </button>
      )}
    </li>
  );
}

function PaneMenu({ seriesKey, name, plan }: Pick<PickerRowProps, 'seriesKey' | 'name' | 'plan'>) {
  const t = useText();
  const places = plan.placesFor(seriesKey);
  const here = places.findIndex(({ isHere }) => isHere);
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <button type="button" className={style.pane} aria-label={`${t('PANE_OF', { name })}: ${here + 1}`}>
          {here + 1}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {places.map(({ place, isHere, mayGo }) => (
          <Menu.Item key={place} disabled={isHere || !mayGo} onClick={() => plan.move(seriesKey, place)}>
            {place === plan.panes.length ? t('NEW_PANE') : t('PANE', { number: place + 1 })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
