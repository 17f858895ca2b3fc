import { Panel } from '../../src/panel/panel.tsx';
import type { Palette } from '../../src/theme/palette.ts';
import { getPaletteColors, SERIES_DASHES } from '../../src/theme/palette-colors.ts';
import { buildCurve } from './curves.ts';

const NAMES = [
  'Speed over ground',
  'Shaft power',
  'LO pressure, port',
  'LO pressure, starboard',
  'Exhaust mean',
  'Fuel rate',
];

export function SeriesList({ palette }: { palette: Palette }) {
  const { series } = getPaletteColors(palette);
  return (
    <Panel title="Series, in order of use" className="series">
      <div className="series-grid">
        {NAMES.map((name, index) => {
          const { value } = buildCurve(
            { from: 0, to: 1, count: 70, noise: 1.6, seed: index + 1 },
            (x) => 10 + 3 * Math.sin(5 * x + index),
          );
          const points = value.map((y, at) => `${at * 3},${y.toFixed(1)}`).join(' ');
          return (
            <div key={name} className="series-row">
              <span className="fms-caption">{index + 1}</span>
              <svg width="210" height="22" aria-hidden="true">
                <polyline
                  points={points}
                  fill="none"
                  stroke={series[index]}
                  strokeWidth="1.75"
                  strokeDasharray={SERIES_DASHES[index]?.join(' ')}
                />
              </svg>
              <span>{name}</span>
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
