import { paletteColors } from '@fms/ui';
import { useText } from '../../../language/index.ts';
import {
  ATTRIBUTION,
  isImagery,
  type MapChoice,
  type MapView,
  ScaleBar,
  SPEED_RAMP_KNOTS,
  symbolPalette,
} from '../../../map/index.ts';
import style from './location.module.css';

interface MapFootProps {
  readonly view: MapView;
  readonly hasTrack: boolean;
  readonly choice: MapChoice;
}

/** What every map must say: the meaning of the track's colours, the scale, that it is not for navigation, and whose it is. */
export function MapFoot({ view, hasTrack, choice }: MapFootProps) {
  const t = useText();
  const { imagery, ...vector } = ATTRIBUTION;
  const sources = isImagery(choice.mapType) ? [imagery, vector.world, vector.places] : Object.values(vector);
  return (
    <div className={style.foot}>
      {hasTrack && <TrackLegend choice={choice} />}
      <ScaleBar view={view} />
      <span>{[t('NOT_FOR_NAVIGATION'), ...sources].join(' · ')}</span>
    </div>
  );
}

function TrackLegend({ choice }: { choice: MapChoice }) {
  const t = useText();
  const { map } = paletteColors(symbolPalette(choice));
  return (
    <span className={style.legend}>
      {t('SOG')}
      <span className={style.ramp} aria-hidden="true">
        {map.track.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
      {t('SPEED_RAMP', { knots: SPEED_RAMP_KNOTS })}
      <span className={style.dots} aria-hidden="true" />
      {t('NO_DATA')}
    </span>
  );
}
