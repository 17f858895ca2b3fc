import type { TimeSpan } from '@fms/domain/time';
import { GUTTER_PX } from '@fms/ui/chart';
import { useText } from '../../../language/index.ts';
import { getModeText } from '../record/limit-text.ts';
import type { ModeStretch } from '../record/scrubber-minute.ts';
import style from '../style/scrubber.module.css';

interface ModeRailProps {
  readonly modes: readonly ModeStretch[];
  readonly window: TimeSpan;
}

/** How the exhaust left over time, under the curve of the ratio; hatched where it is not known. */
export function ModeRail({ modes, window }: ModeRailProps) {
  const t = useText();
  const share = (from: number, to: number) => Math.max(0, to - from) / (window.to - window.from || 1);
  return (
    <ol className={style.rail} aria-label={t('MODE_RAIL')} style={{ marginInline: GUTTER_PX }}>
      {modes.map(({ from, to, mode }) => {
        const word = getModeText(mode, t);
        return (
          <li
            key={from}
            data-mode={mode ?? 'unknown'}
            className={mode === null ? 'fms-hatch' : undefined}
            style={{ left: `${100 * share(window.from, from)}%`, width: `${100 * share(from, to)}%` }}
            aria-label={t('MODE_FROM_TO', { mode: word, from: formatClock(from), to: formatClock(to) })}
            title={t('MODE_FROM_TO', { mode: word, from: formatClock(from), to: formatClock(to) })}
          >
            {mode !== null && <span>{word}</span>}
          </li>
        );
      })}
    </ol>
  );
}

const formatClock = (time: number): string => new Date(time).toISOString().slice(11, 16);
