import { ActionIcon, Button, createTheme, Input, InputWrapper } from '@mantine/core';

/*
 * Sizes that Mantine's parts write on their own element, where no style sheet reaches them. Colours are in mantine.css.
 * Three heights: small 26 (`xs`), control 30, sign-in 36 (`lg`); all are 44 where the pointer is a finger.
 */
const heightOf = (size: unknown): string => {
  if (size === 'xs') return 'var(--fms-control-small)';
  return size === 'lg' ? 'var(--fms-control-large)' : 'var(--fms-control)';
};

/** Mantine settings made by code: one primary colour, small radius, our heights and text sizes. */
export const mantineTheme = createTheme({
  primaryColor: 'blue',
  defaultRadius: 'sm',
  fontFamily: "'Noto Sans', system-ui, sans-serif",
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      vars: (_theme, { size }) => ({
        root: {
          '--button-height': heightOf(size),
          '--button-fz': size === 'xs' ? '12px' : '13px',
          '--button-padding-x': size === 'xs' ? '9px' : '12px',
        },
      }),
      styles: { label: { fontWeight: 500 } },
    }),
    ActionIcon: ActionIcon.extend({
      vars: (_theme, { size }) => ({ root: { '--ai-size': heightOf(size) } }),
    }),
    Input: Input.extend({
      vars: (_theme, { size }) => ({
        wrapper: { '--input-height': heightOf(size), '--input-fz': '13px', '--input-bg': 'var(--fms-inset)' },
      }),
    }),
    InputWrapper: InputWrapper.extend({
      vars: () => ({
        label: { '--input-label-size': '12px' },
        description: { '--input-description-size': '12px' },
        error: { '--input-error-size': '12px' },
        success: { '--input-success-size': '12px' },
      }),
    }),
  },
});
