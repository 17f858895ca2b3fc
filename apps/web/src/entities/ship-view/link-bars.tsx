import type { ShipViewEntry } from '@fms/contract/ship-view';
import { useText } from '../../language/index.ts';
import style from './link-bars.module.css';
import { countLinkBars } from './words/session-text.ts';

const BARS = [1, 2, 3, 4] as const;

/** The line to a vessel as four bars. */
export function LinkBars({ entry }: { entry: Pick<ShipViewEntry, 'bitRate' | 'roundTripMs'> }) {
  const t = useText();
  const bars = countLinkBars(entry);
  return (
    <span className={style.bars} role="img" aria-label={t('LINK_BARS', { bars })}>
      {BARS.map((bar) => (
        <span key={bar} data-on={bar <= bars} />
      ))}
    </span>
  );
}
