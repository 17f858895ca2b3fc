import { formatNumber } from '@fms/domain';
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
  type TrackColour,
} from '../../../map/index.ts';
import style from './location.module.css';

export interface TrackLegend {
  /** Undefined: by speed. */
  readonly colour: TrackColour | undefined;
  /** Name and unit of what the track is coloured by. */
  readonly name: string;
  readonly unit: string;
}

interface MapFootProps {
  readonly view: MapView;
  /** Undefined while no track is drawn. */
  readonly legend: TrackLegend | undefined;
  readonly choice: MapChoice;
}

/** What every map must say: the meaning of the track's colours, the scale, that it is not for navigation, and whose it is. */
export function MapFoot({ view, legend, choice }: MapFootProps) {
  const t = useText();
  return (
    <div className={style.foot}>
      {legend !== undefined && <Ramp legend={legend} choice={choice} />}
      <ScaleBar view={view} />
      <span>{[t('NOT_FOR_NAVIGATION'), ...attributionOf(choice)].join(' · ')}</span>
    </div>
  );
}

/** Whom the map owes a name. */
export function attributionOf({ mapType, online }: MapChoice): string[] {
  const { imagery, ...vector } = ATTRIBUTION;
  const shipped = isImagery(mapType) ? [imagery, vector.world, vector.places] : Object.values(vector);
  return [...shipped, ...(online?.attribution ? [online.attribution] : [])];
}

function Ramp({ legend: { colour, name, unit }, choice }: { legend: TrackLegend; choice: MapChoice }) {
  const t = useText();
  const { map } = paletteColors(symbolPalette(choice));
  const range =
    colour?.kind === 'value'
      ? `${formatNumber(colour.min, { decimals: 0 })}–${formatNumber(colour.max, { decimals: 0 })} ${unit}`
      : t('SPEED_RAMP', { knots: SPEED_RAMP_KNOTS });
  return (
    <span className={style.legend}>
      {colour === undefined ? t('SOG') : name}
      <span className={style.ramp} aria-hidden="true">
        {map.track.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
      {range}
      <span className={style.dots} aria-hidden="true" />
      {t('NO_DATA')}
    </span>
  );
}
