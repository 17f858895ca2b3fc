import type { Vessel } from '@fms/contract/vessel';
import { RatioPanel } from './chart/ratio-panel.tsx';
import { WashWaterPanel } from './chart/wash-water-panel.tsx';
import { LogPanel } from './log/log.panel.tsx';
import { CompliancePanel } from './map/compliance-panel.tsx';
import { EventPanel } from './panel/event-panel.tsx';
import { NowStrip } from './panel/now-strip.tsx';
import { StatePanel } from './panel/state-panel.tsx';
import { ScrubberFrame } from './scrubber-frame.tsx';
import style from './style/scrubber.module.css';

const RATIO_HEIGHT = 190;

/** Exhaust cleaning with its curves large: ratio, wash water, mode, and compliance along the track. */
export default function ScrubberTab({ vessel }: { vessel: Vessel }) {
  return (
    <ScrubberFrame vessel={vessel} subject="scrubber">
      {(parts) => (
        <>
          <NowStrip {...parts} />
          <div className={style.scrubber}>
            <div className={style.column}>
              <RatioPanel {...parts} height={RATIO_HEIGHT} />
              <WashWaterPanel {...parts} />
            </div>
            <div className={style.column}>
              <CompliancePanel {...parts} />
              <StatePanel {...parts} />
              <EventPanel {...parts} />
              <LogPanel {...parts} />
            </div>
          </div>
        </>
      )}
    </ScrubberFrame>
  );
}
