import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { mantineTheme } from './mantine-theme.ts';
import { getColorScheme, type Palette } from './palette.ts';
import './theme.css';

export interface ThemeProviderProps {
  palette: Palette;
  /** Of the page's content security policy, for the few style elements Mantine writes for responsive properties. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Gives everything below it one palette: sets OpenBridge's theme and Mantine's colour scheme together on the root
 * element. Mantine's variables come from style sheets (mantine.css), not from a
 * `<style>` element, so that a strict content security policy holds.
 */
export function ThemeProvider({ palette, nonce, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.obcTheme = palette;
  }, [palette]);
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={getColorScheme(palette)}
      getStyleNonce={() => nonce ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
