import { NO_ALARMS } from '../../../entities/alarm/index.ts';
import { translate as t } from '../../../language/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { tryExports } from '../../../testing/try-exports.ts';
import { buildOverviewTable } from './overview-table.ts';

tryExports((evil) => {
  const vessel = buildVessel(1, { name: evil, projectNumber: evil });
  const none = {
    words: '',
    nameRank: 0,
    link: undefined,
    alarms: NO_ALARMS,
    position: undefined,
    data: 'online',
  } as const;
  const row = { vessel, presence: 'moving', activity: 'moving', heardAt: NOON, ...none } as const;
  const words = { imo: evil, mmsi: evil, folder: evil, organization: evil, customer: evil };
  const columns = ['vessel', 'project', 'imo', 'mmsi', 'folder', 'organization', 'customer'];
  return { overview: buildOverviewTable([{ ...row, ...words } as never], columns as never, t) };
});
