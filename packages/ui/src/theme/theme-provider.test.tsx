import { Button } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getColorScheme, isPalette, PALETTES } from './palette.ts';
import { ThemeProvider } from './theme-provider.tsx';

describe('ThemeProvider', () => {
  it.each(PALETTES)('sets OpenBridge and Mantine to %s together', (palette) => {
    render(<ThemeProvider palette={palette}>content</ThemeProvider>);
    expect(document.documentElement.dataset.obcTheme).toBe(palette);
    expect(document.documentElement.dataset.mantineColorScheme).toBe(getColorScheme(palette));
  });

  it('follows a change of palette', () => {
    const { rerender } = render(<ThemeProvider palette="day">content</ThemeProvider>);
    rerender(<ThemeProvider palette="night">content</ThemeProvider>);
    expect(document.documentElement.dataset.obcTheme).toBe('night');
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  });

  it('writes no style element of its own, and gives the nonce to those of responsive properties', () => {
    render(
      <ThemeProvider palette="day" nonce="abc">
        <Button w={{ base: 100, md: 200 }}>Export</Button>
      </ThemeProvider>,
    );
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined();
    const nonces = [...document.querySelectorAll('style[data-mantine-styles]')].map(
      (element) => (element as HTMLElement).nonce,
    );
    expect(nonces).toEqual(['abc']);
  });
});

describe('isPalette', () => {
  it('knows the four words and no other', () => {
    expect(PALETTES.every(isPalette)).toBe(true);
    expect(['light', '', undefined, 3].some(isPalette)).toBe(false);
  });
});
