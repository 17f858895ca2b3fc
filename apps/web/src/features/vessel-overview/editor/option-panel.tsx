import { type PlacedWidget, type WidgetOption, type WidgetType, widgetOptions } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { IconButton } from '@fms/ui/control';
import { Button, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { WidgetContent } from '../widget/definition/widget-definition.ts';
import { OptionFields } from '../widget/option/option-fields.tsx';
import { getWidgetDefinition } from '../widget/widget-library.ts';
import style from './side-panel.module.css';

const LONGEST_TITLE = 60;

interface OptionPanelProps {
  readonly widget: PlacedWidget;
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly onChange: (option: WidgetOption) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What one widget shows: its title, and whatever its own form asks. */
export function OptionPanel({ widget, vessel, tags, onChange, onRemove, onClose }: OptionPanelProps) {
  const t = useText();
  const definition = getWidgetDefinition(widget.type);
  const name = t(definition.title);
  // A definition asks for the options of its own type, which is the type of the widget.
  const { fields, OptionForm } = definition as Pick<WidgetContent<WidgetType>, 'fields' | 'OptionForm'>;
  const change = (option: WidgetOption) => {
    if (widgetOptions[widget.type].safeParse(option).success) onChange(option);
  };
  const form = { vessel, tags, option: widget.option, onChange: change };
  return (
    <section className={style.side} aria-label={t('OPTIONS_OF', { widget: name })}>
      <header className={style.head}>
        <h2 className={style.title}>{name}</h2>
        <IconButton icon="close" iconSize={16} label={t('CLOSE_OPTIONS')} onClick={onClose} tooltip="left" />
      </header>
      <TextInput
        label={t('WIDGET_TITLE')}
        placeholder={name}
        maxLength={LONGEST_TITLE}
        value={widget.option.title ?? ''}
        onChange={({ currentTarget }) => change(withTitle(widget.option, currentTarget.value))}
      />
      {fields !== undefined && <OptionFields {...form} fields={fields} />}
      {OptionForm !== undefined && <OptionForm {...form} />}
      <Button variant="default" className={style.remove} onClick={onRemove}>
        {t('REMOVE_WIDGET')}
      </Button>
    </section>
  );
}

/** Without letters the widget has its own title again. */
function withTitle({ title: _, ...option }: WidgetOption, title: string): WidgetOption {
  return title.trim() === '' ? option : { ...option, title };
}
