import type { ReactNode } from 'react';
import { Branch, type BreakerState } from './breaker.tsx';
import style from './string-bus.module.css';

export interface DrawnString {
  readonly id: string;
  readonly name: string;
  readonly contactor: BreakerState;
  /** "String 4 contactor open": what a screen reader says of the contactor. */
  readonly contactorLabel: string;
  /** Beside the contactor: `K4`, "closed", "open 08:33". */
  readonly mark: string;
  readonly contactorWords: ReactNode;
  /** In a chip at its name: "weakest"; it is a finding, not an alert. */
  readonly chip?: string | undefined;
  /** An alert mark at its name, where an alert exists. */
  readonly alert?: ReactNode;
  readonly children: ReactNode;
}

interface StringBusProps {
  readonly label: string;
  /** Above the bus at its left and right: voltage, what flows and which way. */
  readonly busWords: ReactNode;
  readonly flowWords: ReactNode;
  readonly strings: readonly DrawnString[];
}

/** The bus of a battery with a contactor over each string: an open one leaves its string grey, its values stay. */
export function StringBus({ label, busWords, flowWords, strings }: StringBusProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by the keyboard
    <section className={style.frame} aria-label={label} tabIndex={0}>
      <div className={style.board}>
        <div className={style.words}>
          <span>{busWords}</span>
          <span>{flowWords}</span>
        </div>
        <div className={style.bus} />
        <div className={style.strings}>
          {strings.map((string) => (
            <StringCard key={string.id} {...string} />
          ))}
        </div>
      </div>
    </section>
  );
}

function StringCard({ name, contactor, contactorLabel, mark, contactorWords, chip, alert, children }: DrawnString) {
  return (
    <div className={style.string} data-contactor={contactor} data-marked={chip !== undefined}>
      <div className={style.contactor}>
        <span className={style.mark}>{mark}</span>
        <Branch state={contactor} label={contactorLabel} kind="contactor" />
        <span>{contactorWords}</span>
      </div>
      <section className={style.card} aria-label={name}>
        <header className={style.head}>
          <h3>{name}</h3>
          {chip !== undefined && <span className={style.chip}>{chip}</span>}
          {alert}
        </header>
        {children}
      </section>
    </div>
  );
}
