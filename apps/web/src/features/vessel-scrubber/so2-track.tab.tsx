import type { Vessel } from '@fms/contract/vessel';
import { RatioPanel } from './chart/ratio-panel.tsx';
import { LogPanel } from './log/log.panel.tsx';
import { CompliancePanel } from './map/compliance-panel.tsx';
import { EventPanel } from './panel/event-panel.tsx';
import { NowStrip } from './panel/now-strip.tsx';
import { StatePanel } from './panel/state-panel.tsx';
import { ScrubberFrame } from './scrubber-frame.tsx';
import style from './style/scrubber.module.css';

const RATIO_HEIGHT = 132;

/** Compliance along the track with the map large, and what makes it below. */
export default function So2TrackTab({ vessel }: { vessel: Vessel }) {
  return (
    <ScrubberFrame vessel={vessel} subject="SO2 track">
      {(parts) => (
        <>
          <div className={style.track}>
            <CompliancePanel {...parts} />
            <div className={style.column}>
              <StatePanel {...parts} />
              <EventPanel {...parts} />
              <LogPanel {...parts} />
            </div>
          </div>
          <NowStrip {...parts} />
          <RatioPanel {...parts} height={RATIO_HEIGHT} />
        </>
      )}
    </ScrubberFrame>
  );
}
