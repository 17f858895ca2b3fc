import type { Palette } from '../src/theme/palette.ts';
import { AlarmMarks } from './states/alarm-marks.tsx';
import { MapSymbols } from './states/map-symbols.tsx';
import { PanelStates } from './states/panel-states.tsx';
import { SeriesList } from './states/series-list.tsx';
import { ValueStates } from './states/value-states.tsx';

/** The reference sheet of §B6: value states, panel states, map symbols, alarm marks and series. */
export default function StatesPage({ palette }: { palette: Palette }) {
  return (
    <main className="sheet">
      <h2 className="fms-title">One value, seven states</h2>
      <ValueStates />
      <h2 className="fms-title">One panel, five states</h2>
      <PanelStates />
      <div className="lower">
        <MapSymbols palette={palette} />
        <div className="lower-right">
          <AlarmMarks />
          <SeriesList palette={palette} />
        </div>
      </div>
    </main>
  );
}
