import { FmsMark } from '@fms/ui/brand';
import { Link } from 'react-router';
import { useText } from '../../../language/index.ts';
import { FleetAlarmCount } from './fleet-alarm-count.tsx';
import style from './head-up-strip.module.css';
import { LinkState } from './link-state.tsx';
import { PaletteSwitch } from './palette-switch.tsx';
import { SearchButton } from './search-button.tsx';
import { StripClock } from './strip-clock.tsx';

interface HeadUpStripProps {
  readonly isWide: boolean;
  /** Receives the element into which the page writes its name. */
  readonly headPlaceRef: (element: HTMLElement | null) => void;
}

/** What every screen says of the whole fleet: alarms, time and link, beside the name of the page. */
export function HeadUpStrip({ isWide, headPlaceRef }: HeadUpStripProps) {
  const t = useText();
  return (
    <header className={style.strip}>
      <div className={style.first}>
        {!isWide && (
          <Link to="/vessel/home" className={style.mark} aria-label={t('HOME')}>
            <FmsMark size={26} />
          </Link>
        )}
        <div ref={headPlaceRef} className={style.head} />
        <SearchButton isWide={isWide} />
        <FleetAlarmCount />
        {isWide && <StripClock />}
        {isWide && <LinkState />}
        {isWide && <PaletteSwitch />}
      </div>
      {!isWide && (
        <div className={style.second}>
          <StripClock />
          <LinkState />
        </div>
      )}
    </header>
  );
}
