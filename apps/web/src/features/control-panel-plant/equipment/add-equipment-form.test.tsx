import { addEquipment, type Plant, toEquipmentId } from '@fms/domain/plant';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/plant.ts';
import { press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { AddEquipmentForm } from './add-equipment-form.tsx';

afterEach(clearScreen);

const EMPTY: Plant = { equipment: [], bindings: [] };
const port = toEquipmentId({ kind: 'main-engine', mark: 'port' });

function open(plant: Plant) {
  let changed = plant;
  const onAdded = vi.fn();
  const change = (edit: (before: Plant) => Plant) => {
    changed = edit(changed);
  };
  renderForm(<AddEquipmentForm draft={{ plant, change }} onAdded={onAdded} />);
  return { onAdded, getEquipment: () => changed.equipment.map(({ id, kind, name }) => ({ id, kind, name })) };
}

it.each([
  [' port ', port, 'port'],
  ['', toEquipmentId({ kind: 'main-engine', mark: '' }), 'Main engine'],
])('adds equipment named “%s”, opens it and is empty again', async (typed, id, name) => {
  const { onAdded, getEquipment } = open(EMPTY);
  typeInto('Name', typed);
  press('Add equipment');
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(id));
  expect(getEquipment()).toEqual([{ id, kind: 'main-engine', name }]);
  expect(screen.getByLabelText('Name').getAttribute('value')).toBe('');
});

it('says at the name that such equipment is there, and adds nothing', async () => {
  const plant = addEquipment(EMPTY, port, 'main-engine', 'port');
  const { onAdded, getEquipment } = open(plant);
  typeInto('Name', 'Port');
  press('Add equipment');
  expect(await screen.findByText('This equipment exists')).toBeDefined();
  expect(getEquipment()).toHaveLength(1);
  expect(onAdded).not.toHaveBeenCalled();
});
