import type { AlarmBackTest, BackTestEpisode } from '@fms/contract/alarm';
import type { TimeSpan } from '@fms/domain/time';
import { useText } from '../../../language/index.ts';
import style from './back-test.module.css';

interface BackTestRailsProps {
  readonly found: AlarmBackTest;
  readonly span: TimeSpan;
}

/** When each rule raised its newest alarms, on one line of time each. The counts stand beside them in words. */
export function BackTestRails({ found: { raised }, span }: BackTestRailsProps) {
  const t = useText();
  return (
    <div className={style.rails} aria-hidden>
      <Rail name={t('TAG_TODAYS_RULE')} episodes={raised.before} span={span} />
      <Rail name={t('TAG_NEW_RULE')} episodes={raised.after} span={span} />
    </div>
  );
}

function Rail({ name, episodes, span }: { name: string; episodes: readonly BackTestEpisode[]; span: TimeSpan }) {
  const length = span.to - span.from;
  return (
    <div className={style.rail}>
      <span className={style.railName}>{name}</span>
      <span className={style.line}>
        {episodes.map(({ from, severity }) => (
          <span
            key={from}
            className={style.mark}
            data-severity={severity}
            style={{ left: `${(100 * (Date.parse(from) - span.from)) / length}%` }}
          />
        ))}
      </span>
    </div>
  );
}
