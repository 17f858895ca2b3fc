/** What only the pages of the control panel say; it is fetched with them. */

import { englishAudit } from './english-control-audit.ts';
import { englishHealth } from './english-control-health.ts';
import { englishControlLog } from './english-control-log.ts';
import { englishControlOrganization } from './english-control-organization.ts';
import { englishControlPanel } from './english-control-panel.ts';
import { englishControlPlant } from './english-control-plant.ts';
import { englishQueue } from './english-control-queue.ts';
import { englishControlTag } from './english-control-tag.ts';
import { englishControlUser } from './english-control-user.ts';
import { englishControlVersion } from './english-control-version.ts';
import { englishControlVessel } from './english-control-vessel.ts';
import { englishFirstHour } from './english-first-hour.ts';

export const englishControl = {
  ...englishControlLog,
  ...englishControlVersion,
  ...englishAudit,
  ...englishFirstHour,
  ...englishHealth,
  ...englishQueue,
  ...englishControlPanel,
  ...englishControlUser,
  ...englishControlVessel,
  ...englishControlPlant,
  ...englishControlTag,
  ...englishControlOrganization,
} as const;
