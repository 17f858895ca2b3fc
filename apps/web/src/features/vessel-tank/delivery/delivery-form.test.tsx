import type { DeliveryNote } from '@fms/contract/delivery';
import { toId, type VesselId } from '@fms/domain/identity';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/machinery/tank.ts';
import { press, renderForm, typeAll } from '../../../testing/form-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { DeliveryForm } from './delivery-form.tsx';

afterEach(clearScreen);

const AMOUNTS = { 'Delivered t': '250.5', 'kg/m³ at 15 °C': '988', 'Sulphur %': '0.09' };
const WORDS = { 'Begun, UTC': '2026-11-20 08:30', Grade: ' DMA ', 'Note and supplier': 'BDN 17' };
const STORED: DeliveryNote = {
  ...{ id: 4, vesselId: toId<VesselId>(1), by: 'olav', at: '2026-11-20T08:30:00.000Z', grade: 'DMA' },
  ...{ reference: '', tonnes: 250.5, density15: 850, sulphurPercent: 0.09 },
};

function open(note?: DeliveryNote) {
  const send = vi.fn(() => Promise.resolve());
  const onSent = vi.fn();
  renderForm(<DeliveryForm note={note} send={send} onSent={onSent} onCancel={vi.fn()} />);
  return { send, onSent };
}

it('sends what was typed, its time in UTC', async () => {
  const { send, onSent } = open();
  typeAll({ ...WORDS, ...AMOUNTS });
  press('Save');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(send.mock.calls.map(([draft]: unknown[]) => draft)).toEqual([
    {
      ...{ at: '2026-11-20T08:30:00.000Z', grade: 'DMA', reference: 'BDN 17' },
      ...{ tonnes: 250.5, density15: 988, sulphurPercent: 0.09 },
    },
  ]);
});

it.each([
  ['Begun, UTC', '20/11/2026'],
  ['Delivered t', '0'],
  ['kg/m³ at 15 °C', '99'],
  ['Sulphur %', ''],
  ['Grade', ' '],
])('says at the field that %s cannot be “%s”, and sends nothing', async (label, value) => {
  const { send } = open();
  typeAll({ ...WORDS, ...AMOUNTS, [label]: value });
  press('Save');
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  expect(send).not.toHaveBeenCalled();
});

it('corrects a note, and sends its own fields alone', async () => {
  const { send } = open(STORED);
  typeAll({ 'Delivered t': '251' });
  press('Save');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const { id: _id, vesselId: _vesselId, by: _by, ...kept } = STORED;
  expect(send).toHaveBeenCalledWith({ ...kept, tonnes: 251 });
});
