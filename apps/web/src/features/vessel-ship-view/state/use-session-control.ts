import type { ListedSession, ShipViewNotice } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { type BoxMinutes, includesLevel, type ViewLevel, type ViewQuality } from '@fms/domain/ship-view';
import { useEffect, useState } from 'react';
import { type ScreenLink, useCut, useSessionAction } from '../../../entities/ship-view/index.ts';

/** What the crew was asked for and has not decided yet. */
export type Asked = { readonly kind: 'time' } | { readonly kind: 'level'; readonly level: ViewLevel };

export interface SessionControl {
  readonly asked: Asked | undefined;
  readonly isBusy: boolean;
  readonly setLevel: (level: ViewLevel) => void;
  readonly setQuality: (quality: ViewQuality) => void;
  readonly prolong: (minutes: BoxMinutes) => void;
  readonly end: () => void;
  /** The kill switch: the picture stops before the server is asked, and the trail says that it was cut. */
  readonly cut: () => void;
}

/** What one does with an open session; the crew decides about a higher level and more time. */
export function useSessionControl(
  vesselId: VesselId,
  session: ListedSession,
  link: ScreenLink | undefined,
  ask: ShipViewNotice['ask'],
): SessionControl {
  const [asked, setAsked] = useState<Asked>();
  const { level, until } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: either change answers what was asked
  useEffect(() => setAsked(undefined), [level, until]);
  // A refusal changes neither.
  useEffect(() => {
    if (ask === null) setAsked(undefined);
  }, [ask]);
  const action = useSessionAction((status, { step }) => {
    if (step.state === 'prolong' && status.until === until) setAsked({ kind: 'time' });
    if (step.state === 'level' && !includesLevel(status.level, step.level)) {
      setAsked({ kind: 'level', level: step.level });
    }
  });
  const cut = useCut(vesselId);
  const take = (step: Parameters<typeof action.mutate>[0]['step']) => action.mutate({ vesselId, session, step });
  return {
    asked,
    isBusy: action.isPending,
    setLevel: (next) => next !== level && take({ state: 'level', level: next }),
    setQuality: (next) => take({ state: 'open', quality: next }),
    prolong: (minutes) => take({ state: 'prolong', minutes }),
    end: () => take({ state: 'close' }),
    cut: () => {
      link?.freeze();
      cut();
    },
  };
}
