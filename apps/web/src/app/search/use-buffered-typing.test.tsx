import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useBufferedTyping } from './use-buffered-typing.ts';
import { useSearchWords } from './use-search-words.ts';

function LateField() {
  const [isWaiting, setWaiting] = useState(true);
  const { text, isEntered, ...asked } = useSearchWords();
  useBufferedTyping(isWaiting, asked);
  return (
    <>
      <output>
        {text}
        {isEntered && ' (entered)'}
      </output>
      <input aria-label="page behind" />
      <button type="button" onClick={() => setWaiting(false)}>
        there
      </button>
    </>
  );
}

const text = () => screen.getByRole('status').textContent;
const press = (key: string, held = {}) => fireEvent.keyDown(screen.getByLabelText('page behind'), { key, ...held });

it('keeps what is typed before the field is there, and keeps it from the page behind', () => {
  render(<LateField />);
  const reached = ['s', 't', 'i', 'Backspace', 'o'].map((key) => press(key));
  expect(text()).toBe('sto');
  // A default that is prevented answers false.
  expect(reached).toEqual([false, false, false, false, false]);
});

it('keeps Enter for what was typed before it, and forgets it with another letter', () => {
  render(<LateField />);
  expect(['s', 't', 'Enter'].map((key) => press(key))).toEqual([false, false, false]);
  expect(text()).toBe('st (entered)');
  press('o');
  expect(text()).toBe('sto');
});

it('leaves shortcuts, other keys and all that comes later alone', () => {
  render(<LateField />);
  expect([press('k', { ctrlKey: true }), press('Escape')]).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button'));
  expect([press('a'), text()]).toEqual([true, '']);
});
