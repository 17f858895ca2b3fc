import type { ReactNode } from 'react';
import { BatteryBar } from '../src/instrument/battery-bar.tsx';
import Compass from '../src/instrument/compass.tsx';
import RadialGauge from '../src/instrument/radial-gauge.tsx';
import SpeedGauge from '../src/instrument/speed-gauge.tsx';
import { TankBar, type TankBarProps } from '../src/instrument/tank-bar.tsx';
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

const COMPASS = { headingDegrees: 61, courseDegrees: 63, wind: { beaufort: 7, fromDegrees: 318 }, rateOfTurn: 0.2 };
const SPEED = { speedKnots: 12.4, maxKnots: 18, tickKnots: 6, caption: 'kn over ground' };
const WIND = { fromDegrees: 318, beaufort: 7, headingDegrees: 61, history: HISTORY };

function Navigation({ state }: { state: ReadingState }) {
  return (
    <>
      <Panel quiet title="Heading and course" age={AGE}>
        <div className="beside">
          <div style={{ width: 190 }}>
            <Compass label="Heading 061 degrees, course 063 degrees" state={state} {...COMPASS} />
          </div>
          <div>
            <Reading label="HDG" value={61} text="061°" state={state} size="small" />
            <Reading label="ROT" value={0.2} unit="°/min" decimals={1} signed state={state} size="small" />
          </div>
        </div>
      </Panel>
      <Dial title="Speed">
        <SpeedGauge label="Speed 12.4 knots" state={state} {...SPEED} />
      </Dial>
      <Dial title="Wind">
        <WindRose label="Wind from 318 degrees" state={state} {...WIND} />
      </Dial>
    </>
  );
}

function Dial({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel quiet title={title} age={AGE}>
      <div style={{ width: 190, margin: 'auto' }}>{children}</div>
    </Panel>
  );
}

function Machinery({ state }: { state: ReadingState }) {
  const row = { layout: 'row', state, size: 'small' } as const;
  return (
    <Panel quiet title="Main engine" age={AGE}>
      <div className="beside">
        <div style={{ width: 120 }}>
          <RadialGauge label="612 rpm" state={state} value={612} max={800} unit="rpm" />
        </div>
        <div style={{ width: 116 }}>
          <Reading {...row} label="Load" value={70} unit="%" />
          <Reading {...row} label="LO" value={2.1} decimals={1} unit="bar" alarm={RAISED} />
          <Reading {...row} label="Exhaust" value={418} unit="°C" />
        </div>
      </div>
    </Panel>
  );
}

const TANKS: Pick<TankBarProps, 'label' | 'name' | 'medium' | 'percent' | 'content'>[] = [
  { label: 'FO 1 P 63 %', name: 'FO 1 P', medium: 'fuel', percent: 63, content: '118 m³' },
  { label: 'LO 44 %', name: 'LO', medium: 'oil', percent: 44, content: '8.8 m³' },
  { label: 'FW 71 %', name: 'FW', medium: 'fresh-water', percent: 71, content: '213 m³' },
  { label: 'SW 35 %', name: 'SW 2 P', medium: 'sea-water', percent: 35, content: '97 m³' },
];

function Stores({ state }: { state: ReadingState }) {
  const charge = { value: 74, unit: '%', note: state === 'stale' ? 'at 08:28' : undefined };
  return (
    <>
      <Panel quiet title="Battery" age={AGE}>
        <Reading label="State of charge" state={state} size="large" {...charge} />
        <BatteryBar label="74 %" percent={74} state={state} limits={[20, 90]} />
      </Panel>
      <Panel quiet title="Tanks" age={AGE}>
        <div className="tanks">
          {TANKS.map((tank) => (
            <TankBar key={tank.name} {...tank} state={state} limits={LIMITS} />
          ))}
        </div>
      </Panel>
    </>
  );
}
