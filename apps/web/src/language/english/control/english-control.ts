/** What only the pages of the control panel say; it is fetched with them. */
import { englishControlLog } from './english-control-log.ts';
import { englishControlOrganization } from './english-control-organization.ts';
import { englishControlPanel } from './english-control-panel.ts';
import { englishControlTag } from './english-control-tag.ts';
import { englishControlUser } from './english-control-user.ts';
import { englishControlVersion } from './english-control-version.ts';
import { englishControlVessel } from './english-control-vessel.ts';

export const englishControl = {
  ...englishControlLog,
  ...englishControlVersion,
  ...englishControlPanel,
  ...englishControlUser,
  ...englishControlVessel,
  ...englishControlTag,
  ...englishControlOrganization,
} as const;
