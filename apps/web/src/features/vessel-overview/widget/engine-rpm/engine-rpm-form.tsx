import type { WidgetOption } from '@fms/contract/dashboard';
import { findEngines } from '@fms/domain/tag';
import { Button, Fieldset, TextInput } from '@mantine/core';
import { useText } from '../../../../language/index.ts';
import { readAppSetting } from '../../../../settings/app-setting.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isNumber } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagSelect, TagsSelect } from '../option/tag-select.tsx';

export const MAX_ENGINES = 4;
const MOST_READINGS = 6;

type EngineOption = WidgetOption<'engineRpm'>['engines'][number];

/** Each engine with a name, what stands on its arc and what stands beside it. */
export function EngineRpmForm({ tags, option, onChange }: OptionFormProps<'engineRpm'>) {
  const t = useText();
  const numbers = tags.filter(isNumber);
  const { engines } = option;
  const setEngine = (index: number, engine: EngineOption) =>
    onChange({ ...option, engines: engines.with(index, engine) });
  const found = findEngines(numbers, readAppSetting().engineTags);
  const next = found.find(({ name }) => engines.every((engine) => engine.name !== name));
  const add = () =>
    onChange({
      ...option,
      engines: [...engines, { name: next?.name ?? t('ENGINE'), speed: next?.main.name ?? null, readings: [] }],
    });
  return (
    <div className={style.form}>
      {engines.map((engine, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an engine is its place; its name is being typed
        <Fieldset key={index} legend={t('ENGINE_NUMBER', { number: index + 1 })}>
          <div className={style.form}>
            <TextInput
              label={t('NAME')}
              maxLength={40}
              value={engine.name}
              onChange={(event) => setEngine(index, { ...engine, name: event.currentTarget.value })}
            />
            <TagSelect
              label={t('ON_THE_ARC')}
              tags={numbers}
              value={engine.speed}
              optional
              onChange={(speed) => setEngine(index, { ...engine, speed })}
            />
            <TagsSelect
              label={t('BESIDE_IT')}
              tags={numbers}
              value={engine.readings}
              most={MOST_READINGS}
              onChange={(readings) => setEngine(index, { ...engine, readings })}
            />
            {engines.length > 1 && (
              <Button
                variant="subtle"
                size="xs"
                onClick={() => onChange({ ...option, engines: engines.toSpliced(index, 1) })}
              >
                {t('REMOVE_ENGINE', { name: engine.name })}
              </Button>
            )}
          </div>
        </Fieldset>
      ))}
      {engines.length < MAX_ENGINES && (
        <Button variant="default" size="xs" onClick={add}>
          {t('ADD_ENGINE')}
        </Button>
      )}
    </div>
  );
}
