import type { Vessel } from '@fms/contract/vessel';
import { DAY_MS } from '@fms/domain/time';
import { Icon } from '@fms/ui/icon';
import { Button, Menu, ScrollArea } from '@mantine/core';
import { formatPeriod, type StatisticCompare } from '../../../entities/statistic/index.ts';
import { isSister, useVessels } from '../../../entities/vessel/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';

const OFFSETS_MS = [DAY_MS, 7 * DAY_MS, 28 * DAY_MS];

interface CompareMenuProps extends Pick<ShownStatistic, 'vessel' | 'state'> {
  readonly change: ChangeState;
}

/** What the curves are held against: the same ship earlier, or another ship, its sisters first. */
export function CompareMenu({ vessel, state, change }: CompareMenuProps) {
  const t = useText();
  const vessels = useVessels();
  const { compare } = state;
  const { sisters, others } = asSisters(vessel, vessels);
  const words = compareWords(compare, vessels, t);
  return (
    <Menu position="bottom-start" shadow="md" transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<Icon name="compare" size={16} />}
          aria-label={words === undefined ? t('COMPARE') : t('COMPARED_WITH', { name: words })}
        >
          {words ?? t('COMPARE')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={360}>
          {compare !== undefined && (
            <Menu.Item onClick={() => change({ compare: undefined })}>{t('COMPARE_NOTHING')}</Menu.Item>
          )}
          <Menu.Label>{t('COMPARE_PERIOD')}</Menu.Label>
          {OFFSETS_MS.map((offsetMs) => (
            <Menu.Item key={offsetMs} onClick={() => change({ compare: { kind: 'period', offsetMs } })}>
              {formatPeriod(offsetMs, t)}
            </Menu.Item>
          ))}
          <VesselItems label={t('COMPARE_SISTER')} vessels={sisters} change={change} />
          <VesselItems label={t('COMPARE_OTHER')} vessels={others} change={change} />
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}

function VesselItems({ label, vessels, change }: { label: string; vessels: readonly Vessel[]; change: ChangeState }) {
  if (vessels.length === 0) return null;
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {vessels.map(({ id, name }) => (
        <Menu.Item key={id} onClick={() => change({ compare: { kind: 'vessel', vesselId: id } })}>
          {name}
        </Menu.Item>
      ))}
    </>
  );
}

/** Every vessel but this one, each list by name. */
function asSisters(vessel: Vessel, vessels: readonly Vessel[]): { sisters: Vessel[]; others: Vessel[] } {
  const named = vessels.filter(({ id }) => id !== vessel.id).sort((a, b) => a.name.localeCompare(b.name));
  return {
    sisters: named.filter((other) => isSister(vessel, other)),
    others: named.filter((other) => !isSister(vessel, other)),
  };
}

function compareWords(
  compare: StatisticCompare | undefined,
  vessels: readonly Vessel[],
  t: Translate,
): string | undefined {
  if (compare?.kind === 'vessel') return vessels.find(({ id }) => id === compare.vesselId)?.name;
  return compare && formatPeriod(compare.offsetMs, t);
}
