import { Segmented } from '@fms/ui/control';
import { Switch } from '@mantine/core';
import { type LayoutEditor, LayoutTools } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import style from '../style/mimic.module.css';
import { ALL_ENGINES, CIRCUITS } from './mimic-address.ts';
import type { MimicPanelProps } from './mimic-panel.ts';

interface MimicToolsProps extends Omit<MimicPanelProps, 'source'> {
  /** Id of the engine, or all of them. */
  readonly shown: string;
  /** Of one engine's layout. */
  readonly editor?: LayoutEditor;
}

/** Which engine and circuit, whether marks move, and the layout of one engine for who may change it. */
export function MimicTools({ engines, shown, state, change, editor, plant }: MimicToolsProps) {
  const t = useText();
  const circuitText = (circuit: string) => t(`MIMIC_CHOICE_${circuit.toUpperCase().replaceAll('-', '_')}` as TextKey);
  const choices = (
    <>
      {engines.length > 1 && (
        <Segmented
          label={t('MIMIC_ENGINE')}
          value={shown}
          onChange={(id) => change({ engine: id, point: undefined })}
          options={[
            ...engines.map(({ id, name }) => ({ value: id, label: shortenName(name) })),
            { value: ALL_ENGINES, label: t('MIMIC_ALL') },
          ]}
        />
      )}
      <Segmented
        label={t('MIMIC_CIRCUIT')}
        value={state.circuit}
        onChange={(circuit) => change({ circuit })}
        options={CIRCUITS.map((value) => ({ value, label: circuitText(value) }))}
      />
      <Switch
        size="xs"
        label={t('MIMIC_MOTION')}
        checked={state.motion === 'on'}
        onChange={(event) => change({ motion: event.currentTarget.checked ? 'on' : 'off' })}
      />
    </>
  );
  return (
    <div className={style.tools}>
      {editor === undefined ? (
        choices
      ) : (
        <LayoutTools
          editor={editor}
          hint={t('MIMIC_EDIT_HINT')}
          begin={t('MIMIC_EDIT')}
          isEditable={plant.plant.isEditable}
        >
          {choices}
        </LayoutTools>
      )}
    </div>
  );
}

/** "Port" of "Main engine port". */
const shortenName = (name: string) => name.replace(/^Main engine (.)/i, (_all, first: string) => first.toUpperCase());
