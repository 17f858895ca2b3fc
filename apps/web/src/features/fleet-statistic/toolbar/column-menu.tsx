import { MAX_COMPARED_QUANTITIES } from '@fms/contract/fleet-statistic';
import { type FleetQuantity, isFleetQuantity } from '@fms/domain/fleet-statistic';
import { Icon } from '@fms/ui/icon';
import { Button, MultiSelect, Popover } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { listQuantityChoices } from './quantity-choice.ts';

interface ColumnMenuProps {
  readonly quantities: readonly FleetQuantity[];
  readonly onChange: (quantities: readonly FleetQuantity[]) => void;
}

/** Which quantities the table tells beside the ranked one. */
export function ColumnMenu({ quantities, onChange }: ColumnMenuProps) {
  const t = useText();
  return (
    <Popover position="bottom-end" shadow="md" trapFocus transitionProps={{ duration: 120 }}>
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="sort" size={16} />}>
          {t('COLUMNS')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('COLUMNS')} w={320}>
        <MultiSelect
          label={t('FLEET_QUANTITIES', { most: MAX_COMPARED_QUANTITIES })}
          data={listQuantityChoices(t)}
          value={[...quantities]}
          onChange={(chosen) => onChange(chosen.filter(isFleetQuantity))}
          maxValues={MAX_COMPARED_QUANTITIES}
          searchable
          hidePickedOptions
          comboboxProps={{ withinPortal: false }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
