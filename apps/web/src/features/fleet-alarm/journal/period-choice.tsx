import type { TimeSpan } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { TimeFilterMenu } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { AddressTime } from '../../../navigation/address-schema.ts';
import { FLEET_RANGES, type FleetRange } from '../address/fleet-alarm-state.ts';

interface PeriodChoiceProps {
  readonly time: AddressTime<FleetRange>;
  readonly span: TimeSpan;
  readonly onChange: (time: AddressTime<FleetRange>) => void;
}

const RANGE_TEXT = { night: 'LAST_NIGHT', '24h': 'JOURNAL_24H', '7d': 'JOURNAL_7D', '30d': 'JOURNAL_30D' } as const;

/** The last night, a range up to now, or two moments of one's own. */
export function PeriodChoice({ time, span, onChange }: PeriodChoiceProps) {
  const t = useText();
  return (
    <>
      <Segmented
        label={t('FLEET_ALARM_PERIOD')}
        value={time.mode === 'live' ? time.range : ('' as FleetRange)}
        onChange={(range) => onChange({ mode: 'live', range })}
        options={FLEET_RANGES.map((range) => ({ value: range, label: t(RANGE_TEXT[range]) }))}
      />
      <TimeFilterMenu window={span} onApply={(period) => onChange({ mode: 'fixed', ...period })} />
    </>
  );
}
