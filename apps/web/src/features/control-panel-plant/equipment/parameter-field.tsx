import { type Parameter, type PlantEquipment, setParameter } from '@fms/domain/plant';
import { NumberInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import type { PlantDraft } from '../draft/use-plant-draft.ts';
import { formatParameterName } from '../words/equipment-words.ts';
import { formatCurve, isCurve, parseCurve } from './curve-text.ts';

interface ParameterFieldProps {
  readonly equipment: PlantEquipment;
  readonly parameter: Parameter;
  readonly draft: PlantDraft;
}

/** What is known of the equipment beside its measurements: a number with its unit, words, or a curve. */
export function ParameterField({ equipment, parameter, draft }: ParameterFieldProps) {
  const t = useText();
  const { key, unit, kind } = parameter;
  const value = equipment.parameters[key];
  const set = (next: Parameters<typeof setParameter>[3]) =>
    draft.change((plant) => setParameter(plant, equipment.id, key, next));
  const label = unit === '' ? formatParameterName(key, t) : `${formatParameterName(key, t)}, ${unit}`;
  if (kind === 'curve') return <CurveField label={label} value={isCurve(value) ? value : []} onChange={set} />;
  if (kind === 'text') {
    return (
      <TextInput
        size="xs"
        label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    );
  }
  return (
    <NumberInput
      size="xs"
      label={label}
      hideControls
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => set(typeof next === 'number' ? next : undefined)}
    />
  );
}

interface CurveFieldProps {
  readonly label: string;
  readonly value: readonly (readonly [number, number])[];
  readonly onChange: (value: readonly (readonly [number, number])[] | undefined) => void;
}

function CurveField({ label, value, onChange }: CurveFieldProps) {
  const t = useText();
  const [text, setText] = useState(() => formatCurve(value));
  const type = (typed: string) => {
    setText(typed);
    const curve = parseCurve(typed);
    if (curve !== undefined) onChange(curve.length === 0 ? undefined : curve);
  };
  return (
    <Textarea
      size="xs"
      label={label}
      description={t('PLANT_CURVE_HINT')}
      autosize
      minRows={2}
      maxRows={8}
      value={text}
      error={parseCurve(text) === undefined ? t('PLANT_CURVE_WRONG') : undefined}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
