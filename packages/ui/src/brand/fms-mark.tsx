export interface FmsMarkProps {
  /** Edge in px: 28 in the menu, 44 on the sign-in card. */
  size?: number;
  /** Said by a screen reader where no name stands beside it. */
  label?: string | undefined;
}

/** The product's mark: a bow between two strakes over a wave. A placeholder for the organization's own logo. */
export function FmsMark({ size = 28, label }: FmsMarkProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span style={{ display: 'inline-block', lineHeight: 0 }} {...spoken}>
      <svg viewBox="0 0 32 32" width={size} height={size} fill="none" strokeWidth="2.8" aria-hidden="true">
        <g stroke="var(--fms-live)" strokeLinecap="round" strokeLinejoin="round">
          <path d="M4.4 20.4L16 5.2L27.6 20.4" />
          <path d="M16 6V20.6" />
        </g>
        <path
          d="M2.6 28.2C5.2 27.4 6 25.2 8.7 25.2S12.4 28 14.8 28S18.4 25.2 21 25.2S24.7 28 27 27.8Q28.4 27.6 29.6 26.4"
          stroke="var(--fms-text-1)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
