import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Chip } from './chip.tsx';
import { IconButton } from './icon-button.tsx';
import { KeyHint } from './key-hint.tsx';
import { Segmented } from './segmented.tsx';

const show = (content: ReactNode) => render(<ThemeProvider palette="day">{content}</ThemeProvider>);

describe('Segmented', () => {
  const options = [
    { value: '1h', label: '1 h' },
    { value: '24h', label: '24 h' },
    { value: '7d', label: '7 d', disabled: true },
  ] as const;

  it('is a named group in which the value is checked', () => {
    show(<Segmented label="Window" options={options} value="24h" onChange={vi.fn()} />);
    expect(screen.getByRole('radiogroup', { name: 'Window' })).toBeDefined();
    const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    expect(checked.map(({ value }) => value)).toEqual(['24h']);
  });

  it('hands over the value that is chosen', () => {
    const onChange = vi.fn();
    show(<Segmented label="Window" options={options} value="24h" onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: '1 h' }));
    expect(onChange.mock.calls).toEqual([['1h']]);
  });

  it('cannot be set to an option that is disabled', () => {
    show(<Segmented label="Window" options={options} value="24h" onChange={vi.fn()} />);
    const disabled = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.disabled);
    expect(disabled.map(({ value }) => value)).toEqual(['7d']);
  });
});

describe('Chip', () => {
  it('is a word where nothing can be done with it', () => {
    show(<Chip mark={<svg aria-label="mark" role="img" />}>manual</Chip>);
    expect(screen.getByText('manual').tagName).toBe('SPAN');
    expect(screen.getByRole('img', { name: 'mark' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a toggle that tells whether it is pressed', () => {
    const onClick = vi.fn();
    const { rerender } = show(
      <Chip onClick={onClick} selected={false}>
        Alarms 14
      </Chip>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Alarms 14', pressed: false }));
    expect(onClick).toHaveBeenCalledOnce();
    rerender(
      <ThemeProvider palette="day">
        <Chip onClick={onClick} selected>
          Alarms 14
        </Chip>
      </ThemeProvider>,
    );
    expect(screen.getByRole('button', { name: 'Alarms 14', pressed: true })).toBeDefined();
  });
});

describe('IconButton', () => {
  it('is named by its label and reacts to a press', () => {
    const onClick = vi.fn();
    show(<IconButton icon="close" label="Close the trend" onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close the trend' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does nothing while it is disabled', () => {
    const onClick = vi.fn();
    show(<IconButton icon="close" label="Close" onClick={onClick} disabled />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('tells the state it holds, and none where it holds none', () => {
    show(
      <>
        <IconButton icon="close" label="Pin" pressed />
        <IconButton icon="close" label="Remove" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Pin' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Remove' }).hasAttribute('aria-pressed')).toBe(false);
  });

  it('shows its label to a pointer that rests on it', async () => {
    show(<IconButton icon="close" label="Close the options" tooltip="left" />);
    fireEvent.mouseEnter(screen.getByRole('button'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Close the options');
  });
});

describe('KeyHint', () => {
  it('is seen and not read aloud', () => {
    show(
      <button type="button">
        Search <KeyHint keys="Ctrl K" />
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Search' }).textContent).toBe('Search Ctrl K');
  });
});
