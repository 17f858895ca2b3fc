import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type DrawnString, StringBus } from './string-bus.tsx';

const string = (id: string, given: Partial<DrawnString> = {}): DrawnString => ({
  id,
  name: `String ${id}`,
  contactor: 'closed',
  contactorLabel: `String ${id} contactor closed`,
  mark: `K${id}`,
  contactorWords: 'closed',
  children: '71.4 %',
  ...given,
});

it('draws a contactor over each string, an open one without a square, and the finding in words', () => {
  const open = string('4', {
    contactor: 'open',
    contactorLabel: 'String 4 contactor open',
    contactorWords: 'open 08:33',
  });
  render(
    <StringBus
      label="Strings"
      busWords="DC bus 934 V"
      flowWords="1 178 kW giving"
      strings={[string('3', { chip: 'weakest' }), open]}
    />,
  );
  const board = screen.getByRole('region', { name: 'Strings' });
  expect(within(board).getByRole('region', { name: 'String 3' }).textContent).toBe('String 3weakest71.4 %');
  expect(within(board).getByRole('img', { name: 'String 3 contactor closed' }).querySelector('rect')).not.toBeNull();
  expect(within(board).getByRole('img', { name: 'String 4 contactor open' }).querySelector('rect')).toBeNull();
  expect(board.textContent).toContain('K4open 08:33');
});
