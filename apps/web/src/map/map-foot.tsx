import { formatNumber } from '@fms/domain/format';
import { getPaletteColors } from '@fms/ui/theme';
import { useText } from '../language/index.ts';
import { ATTRIBUTION } from './base-map/base-map-sources.ts';
import { isImagery, type MapChoice } from './base-map/map-choice.ts';
import type { MapView } from './fleet-map-engine.ts';
import style from './map-foot.module.css';
import { ScaleBar } from './scale-bar.tsx';
import { getSymbolPalette } from './symbol-palette.ts';
import { SPEED_RAMP_KNOTS, type TrackColour } from './track/track-feature.ts';

interface TrackLegend {
  /** Undefined: by speed. */
  readonly colour: TrackColour | undefined;
  /** Name and unit of what the track is coloured by. */
  readonly name: string;
  readonly unit: string;
  /** Of the bounds; none when left out. */
  readonly decimals?: number;
}

interface MapFootProps {
  readonly view: MapView;
  /** Undefined while no track is drawn. */
  readonly legend: TrackLegend | undefined;
  readonly choice: MapChoice;
  /** Places it on its screen. */
  readonly className: string | undefined;
}

/**
 * What every map must say: the meaning of the track's colours, the scale, that it is not for navigation, and whose it is.
 */
export function MapFoot({ view, legend, choice, className = '' }: MapFootProps) {
  const t = useText();
  return (
    <div className={`${style.foot} ${className}`}>
      {legend !== undefined && <Ramp legend={legend} choice={choice} />}
      <ScaleBar view={view} />
      <span>{[t('NOT_FOR_NAVIGATION'), ...listAttributions(choice)].join(' · ')}</span>
    </div>
  );
}

/** Attributions of the map's sources. */
export function listAttributions({ mapType, online }: MapChoice): string[] {
  const { imagery, ...vector } = ATTRIBUTION;
  const shipped = isImagery(mapType) ? [imagery, vector.world, vector.places] : Object.values(vector);
  return [...shipped, ...(online?.attribution ? [online.attribution] : [])];
}

function Ramp({ legend: { colour, name, unit, decimals = 0 }, choice }: { legend: TrackLegend; choice: MapChoice }) {
  const t = useText();
  const { map } = getPaletteColors(getSymbolPalette(choice));
  const range =
    colour?.kind === 'value'
      ? `${formatNumber(colour.min, { decimals })}–${formatNumber(colour.max, { decimals })} ${unit}`.trim()
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
