/** Equipment as a plant of the server lists it: named as its tags name it, so that the rules of binding find it. */
import { type ParameterValue, type PlantEquipment, toEquipmentId } from '@fms/domain/plant';

type Named = Pick<PlantEquipment, 'kind' | 'name'> & { readonly mark: string };
type Parameters = Readonly<Record<string, ParameterValue | undefined>>;

/** Undefined parameters are left out; numbers have the digits that a drawing or a trial report gives. */
export function describeEquipment({ kind, mark, name }: Named, parameters: Parameters): PlantEquipment {
  const known = Object.entries(parameters).flatMap(([key, value]): [string, ParameterValue][] =>
    value === undefined ? [] : [[key, roundValue(value)]],
  );
  const id = toEquipmentId({ kind, mark: mark.trim().toLowerCase() });
  return { id, kind, name, parentId: null, parameters: Object.fromEntries(known) };
}

/** Millimetres and litres of tanks. */
const DECIMALS = 1000;
const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

function roundValue(value: ParameterValue): ParameterValue {
  if (typeof value === 'number') return round(value);
  return typeof value === 'string' ? value : value.map(([x, y]) => [round(x), round(y)] as const);
}
