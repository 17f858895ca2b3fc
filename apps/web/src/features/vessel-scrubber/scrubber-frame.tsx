import type { Vessel } from '@fms/contract/vessel';
import { createTrendCursor } from '@fms/ui/chart';
import { Segmented } from '@fms/ui/control';
import { ErrorState, LoadingState, ProblemLine } from '@fms/ui/panel';
import { type ReactNode, useRef, useState } from 'react';
import { z } from 'zod';
import { useIsPartial } from '../../api/use-is-partial.ts';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/plant.ts';
import '../../language/machinery/scrubber.ts';
import { addressOf, parameter } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { TabActions } from '../../registry/tab-actions.tsx';
import { useScrubberLog } from './log/use-scrubber-log.ts';
import { NowStrip } from './panel/now-strip.tsx';
import { ProofPackButton } from './proof/proof-pack-button.tsx';
import { buildMinuteTable } from './proof/record-table.ts';
import type { ScrubberParts } from './record/scrubber-parts.ts';
import { useRecordWindow } from './record/use-record-window.ts';
import { useScrubberRecord } from './record/use-scrubber-record.ts';
import { useWashWater } from './record/use-wash-water.ts';
import style from './style/scrubber.module.css';

interface ScrubberFrameProps {
  readonly vessel: Vessel;
  readonly subject: string;
  readonly children: (parts: ScrubberParts) => ReactNode;
}

const UNIT_ADDRESS = addressOf({ unit: parameter('unit', z.string().max(100)) });

/** The frame of both tabs: one scrubber, one window, one record; export gives the minutes that are on screen. */
export function ScrubberFrame({ vessel, subject, children }: ScrubberFrameProps) {
  const t = useText();
  const shown = useRef<ScrubberParts>(undefined);
  return (
    <PlantTab
      vessel={vessel}
      subject={subject}
      needs={['scrubber']}
      table={() => buildMinuteTable(vessel, shown.current?.state.record, t)}
    >
      {(place) => (
        <Scrubber {...place}>
          {(parts) => {
            shown.current = parts;
            return children(parts);
          }}
        </Scrubber>
      )}
    </PlantTab>
  );
}

interface ScrubberProps extends PlantTabParts {
  readonly children: (parts: ScrubberParts) => ReactNode;
}

function Scrubber({ vessel, plant, time, children }: ScrubberProps) {
  const t = useText();
  const scrubbers = plant.ofKind('scrubber');
  const [{ unit }, change] = useAddressState(UNIT_ADDRESS);
  const scrubberId = (scrubbers.find(({ id }) => id === unit) ?? scrubbers[0])?.id ?? '';
  const span = useRecordWindow(vessel);
  const found = useScrubberRecord(vessel, plant, scrubberId, span.window);
  const isPending = useIsPartial(found.isPending, `${scrubberId} ${span.choice}`);
  const state = { ...found, isPending };
  const water = useWashWater(scrubberId, state.record);
  const log = useScrubberLog(vessel.id, scrubberId);
  const [cursor] = useState(createTrendCursor);
  const parts = { vessel, plant, time, scrubberId, span, state, water, log, cursor };
  const retry = { label: t('TRY_AGAIN'), onClick: state.retry };
  const isKnown = state.record.minutes.some(({ isHeard }) => isHeard);
  return (
    <>
      {scrubbers.length > 1 && (
        <Segmented
          label={t('EQUIPMENT_SCRUBBER')}
          value={scrubberId}
          onChange={(next) => change({ unit: next })}
          options={scrubbers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {state.error !== null && isKnown && <ProblemLine text={t('RECORD_UNREADABLE')} retry={retry} />}
      {state.isPending ? (
        <>
          <NowStrip {...parts} />
          <LoadingState label={t('RECORD_LOADING')} />
        </>
      ) : state.error !== null && !isKnown ? (
        <ErrorState title={t('RECORD_UNREADABLE')} detail={state.error.message} retry={retry} />
      ) : (
        children(parts)
      )}
      <TabActions>
        <div className={style.first}>
          <ProofPackButton {...parts} />
        </div>
      </TabActions>
    </>
  );
}
