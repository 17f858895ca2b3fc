import type { ZoneEvent } from '@fms/contract/zone';
import { DEFAULT_RULES, findChannels } from '@fms/domain/notification';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { notificationQueries } from '../../entities/notification/index.ts';
import { setToastFilter } from './toast-filter.ts';
import { useZoneToasts } from './use-zone-toasts.ts';

/** Toasts as the user's rules say: of alarms those that pass the filter, and events at zones. Draws nothing. */
export default function NoticeFeed() {
  const { data: rules = DEFAULT_RULES } = useQuery(notificationQueries.rules());
  const { data: zones } = useQuery(notificationQueries.zones());
  useEffect(
    () =>
      setToastFilter(({ vesselId, priority: severity }) =>
        findChannels(rules, { source: 'alarm', severity, vesselId }, Date.now()).has('toast'),
      ),
    [rules],
  );
  const isWanted = useCallback(
    ({ zoneId, vesselId, kind }: ZoneEvent) => {
      const isChosen = zones?.find((zone) => zone.zoneId === zoneId)?.kinds.includes(kind) ?? true;
      const notice = { source: 'zone', severity: kind === 'speeding' ? 'warning' : null, vesselId } as const;
      return isChosen && findChannels(rules, notice, Date.now()).has('toast');
    },
    [rules, zones],
  );
  useZoneToasts(isWanted);
  return null;
}
