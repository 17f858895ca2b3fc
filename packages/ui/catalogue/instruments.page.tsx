import { BatteryBar } from '../src/instrument/battery-bar.tsx';
import Compass from '../src/instrument/compass.tsx';
import RadialGauge from '../src/instrument/radial-gauge.tsx';
import SpeedGauge from '../src/instrument/speed-gauge.tsx';
import { TankBar } from '../src/instrument/tank-bar.tsx';
import WindRose from '../src/instrument/wind-rose.tsx';
import { Panel } from '../src/panel/panel.tsx';
import { Reading } from '../src/value/reading.tsx';
import type { ReadingState } from '../src/value/reading-state.ts';

const AGE = { kind: 'full', text: '1 s' } as const;
const STATES: ReadingState[] = ['fresh', 'stale', 'unknown'];
const HISTORY = [240, 270, 300, 318, 340, 0, 30].map((direction, index) => ({
  direction,
  occurrences: [0, 6, 9, 7, 3, 0, 0][index] ?? 0,
}));
const LIMITS = [95, 98];
const RAISED = { priority: 'alarm', acknowledged: false, label: 'alarm, unacknowledged' } as const;

/** Instruments as the vessel's overview shows them, and what becomes of them without data. */
export default function InstrumentsPage() {
  return (
    <main className="bench">
      {STATES.map((state) => (
        <div key={state} className="instrument-row">
          <Navigation state={state} />
          <Machinery state={state} />
          <Stores state={state} />
        </div>
      ))}
    </main>
  );
}

function Navigation({ state }: { state: ReadingState }) {
  return (
    <>
      <Panel quiet title="Heading and course" age={AGE}>
        <div className="beside">
          <div style={{ width: 190 }}>
            <Compass
              label="Heading 061 degrees, course 063 degrees"
              state={state}
              headingDegrees={61}
              courseDegrees={63}
              wind={{ beaufort: 7, fromDegrees: 318 }}
              rateOfTurn={0.2}
            />
          </div>
          <div>
            <Reading label="HDG" value={61} text="061°" state={state} size="small" />
            <Reading label="ROT" value={0.2} unit="°/min" decimals={1} signed state={state} size="small" />
          </div>
        </div>
      </Panel>
      <Panel quiet title="Speed" age={AGE}>
        <div style={{ width: 190, margin: 'auto' }}>
          <SpeedGauge
            label="Speed 12.4 knots"
            state={state}
            speedKnots={12.4}
            maxKnots={18}
            tickKnots={6}
            caption="kn over ground"
          />
        </div>
      </Panel>
      <Panel quiet title="Wind" age={AGE}>
        <div style={{ width: 190, margin: 'auto' }}>
          <WindRose
            label="Wind from 318 degrees"
            state={state}
            fromDegrees={318}
            beaufort={7}
            headingDegrees={61}
            history={HISTORY}
          />
        </div>
      </Panel>
    </>
  );
}

function Machinery({ state }: { state: ReadingState }) {
  return (
    <Panel quiet title="Main engine" age={AGE}>
      <div className="beside">
        <div style={{ width: 120 }}>
          <RadialGauge label="612 rpm" state={state} value={612} max={800} unit="rpm" />
        </div>
        <div style={{ width: 116 }}>
          <Reading layout="row" label="Load" value={70} unit="%" state={state} size="small" />
          <Reading
            layout="row"
            label="LO"
            value={2.1}
            decimals={1}
            unit="bar"
            state={state}
            size="small"
            alarm={RAISED}
          />
          <Reading layout="row" label="Exhaust" value={418} unit="°C" state={state} size="small" />
        </div>
      </div>
    </Panel>
  );
}

function Stores({ state }: { state: ReadingState }) {
  return (
    <>
      <Panel quiet title="Battery" age={AGE}>
        <Reading
          label="State of charge"
          value={74}
          unit="%"
          state={state}
          size="large"
          note={state === 'stale' ? 'at 08:28' : undefined}
        />
        <BatteryBar label="74 %" percent={74} state={state} limits={[20, 90]} />
      </Panel>
      <Panel quiet title="Tanks" age={AGE}>
        <div className="tanks">
          <TankBar
            label="FO 1 P 63 %"
            name="FO 1 P"
            medium="fuel"
            percent={63}
            state={state}
            content="118 m³"
            limits={LIMITS}
          />
          <TankBar label="LO 44 %" name="LO" medium="oil" percent={44} state={state} content="8.8 m³" limits={LIMITS} />
          <TankBar
            label="FW 71 %"
            name="FW"
            medium="fresh-water"
            percent={71}
            state={state}
            content="213 m³"
            limits={LIMITS}
          />
          <TankBar
            label="SW 35 %"
            name="SW 2 P"
            medium="sea-water"
            percent={35}
            state={state}
            content="97 m³"
            limits={LIMITS}
          />
        </div>
      </Panel>
    </>
  );
}
