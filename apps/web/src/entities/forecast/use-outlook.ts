import type { TagForecast } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import { useText } from '../../language/index.ts';
import '../../language/forecast.ts';
import { type TagFreshness, useFromClock, useTag } from '../../live/index.ts';
import { formatForecast } from './forecast-text.ts';

/** A value that is not known now is heading nowhere. */
const NOT_KNOWN: readonly TagFreshness[] = ['stale', 'bad', 'unknown'];

interface OutlookOf {
  readonly tagId: TagId | null;
  readonly vesselId: VesselId;
  readonly unit: string;
  readonly hasInterval?: boolean;
}

/** `+15 °C per h · reaches 90 °C in about 21 min`; empty without a forecast, and while the value is stale, bad or unknown. */
export function useOutlook(
  forecast: TagForecast | undefined,
  { tagId, vesselId, unit, hasInterval = false }: OutlookOf,
): string {
  const t = useText();
  const { freshness } = useTag(tagId, vesselId);
  const isKnown = forecast !== undefined && !NOT_KNOWN.includes(freshness);
  return useFromClock((nowMs) =>
    isKnown ? formatForecast(forecast, { unit, hasInterval }, nowMs, t).join(' · ') : '',
  );
}
