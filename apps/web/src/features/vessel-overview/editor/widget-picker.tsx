import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { Icon } from '@fms/ui/icon';
import { useText } from '../../../language/index.ts';
import type { AnyWidgetDefinition } from '../widget/definition/widget-definition.ts';
import { WIDGET_DEFINITIONS } from '../widget/widget-library.ts';
import style from './side-panel.module.css';

interface WidgetPickerProps {
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly hasRoom: boolean;
  readonly onAdd: (definition: AnyWidgetDefinition) => void;
}

/** Every widget of the library; those this ship sends nothing for say so. */
export function WidgetPicker({ vessel, tags, hasRoom, onAdd }: WidgetPickerProps) {
  const t = useText();
  return (
    <section className={style.side} aria-label={t('ADD_WIDGET')}>
      <h2 className={style.title}>{t('ADD_WIDGET')}</h2>
      <p className={style.note}>{t(hasRoom ? 'EDITOR_HINT' : 'NO_MORE_WIDGETS')}</p>
      {hasRoom && (
        <ul className={style.rows}>
          {WIDGET_DEFINITIONS.map((definition) => (
            <li key={definition.type}>
              {definition.firstOption(vessel, tags) === undefined ? (
                <span className={style.absent}>
                  {t(definition.title)}
                  <span>{t('WIDGET_NOTHING_SENT')}</span>
                </span>
              ) : (
                <button type="button" className={style.offer} onClick={() => onAdd(definition)}>
                  {t(definition.title)}
                  <Icon name="add" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
