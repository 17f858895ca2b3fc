import style from './breaker.module.css';

/** Of a breaker or contactor; unknown where nothing tells it, or what tells it is too old. */
export type BreakerState = 'closed' | 'open' | 'unknown';

interface BranchProps {
  readonly state: BreakerState;
  /** "DG 1 breaker closed"; left out where words beside it say so. */
  readonly label?: string | undefined;
  /** From the bus down to a consumer, or lying between two buses. */
  readonly lies?: boolean;
  /** `contactor` is drawn as two poles and a blade, `breaker` as a square (IEC 60617). */
  readonly kind?: 'breaker' | 'contactor';
}

/** A line with its breaker: filled when closed, outlined when open, dashed and crossed when it is not known. */
export function Branch({ state, label, lies = false, kind = 'breaker' }: BranchProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={style.branch} data-state={state} data-lies={lies} {...spoken}>
      <i className={style.line} />
      {kind === 'contactor' && state === 'open' ? <OpenBlade /> : <Square state={state} />}
      <i className={style.line} />
    </span>
  );
}

function Square({ state }: { readonly state: BreakerState }) {
  return (
    <svg className={style.square} viewBox="0 0 14 14" aria-hidden="true">
      <rect x="1" y="1" width="12" height="12" />
      {state === 'unknown' && <path d="M1 1l12 12M13 1L1 13" />}
    </svg>
  );
}

function OpenBlade() {
  return (
    <svg className={style.blade} viewBox="0 0 20 30" aria-hidden="true">
      <path d="M6 0V4M6 26V30M6 26L16 7" />
      <circle cx="6" cy="4" r="2" />
      <circle cx="6" cy="26" r="2" />
    </svg>
  );
}
