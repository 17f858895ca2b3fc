import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useIsMapAvailable, usePinAll } from '../../../entities/fleet/index.ts';
import { MAX_TRACKS } from '../../../entities/track/index.ts';
import { useText } from '../../../language/index.ts';
import type { OverviewRow } from '../row/overview-row.ts';

interface BulkMenuProps {
  readonly count: number;
  /** Asked when the menu opens. */
  readonly rows: () => readonly OverviewRow[];
}

/** What can be done with all vessels that the filter leaves, in their order: the filter is the selection. */
export function BulkMenu({ count, rows }: BulkMenuProps) {
  const t = useText();
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <Button variant="default" disabled={count === 0} rightSection={<Icon name="chevron-down" size={16} />}>
          {t('ACTIONS_FOR', { count })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Actions rows={rows} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Actions({ rows }: Pick<BulkMenuProps, 'rows'>) {
  const t = useText();
  const pinMany = usePinAll();
  const isMapOffered = useIsMapAvailable();
  const vesselIds = rows().map(({ vessel: { id } }) => id);
  const count = vesselIds.length;
  const tracked = vesselIds.slice(0, MAX_TRACKS);
  return (
    <>
      {isMapOffered && (
        <Menu.Item component={Link} to={`/vessel/location?tracks=${tracked.join(',')}`}>
          {t('SHOW_TRACKS_OF', { count: tracked.length })}
        </Menu.Item>
      )}
      <Menu.Item onClick={() => pinMany(vesselIds, true)}>{t('PIN_ALL', { count })}</Menu.Item>
      <Menu.Item onClick={() => pinMany(vesselIds, false)}>{t('UNPIN_ALL', { count })}</Menu.Item>
    </>
  );
}
