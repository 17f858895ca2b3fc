/** What only the pages of the control panel say; it is fetched with them. */
import { englishAudit } from './english-control-audit.ts';
import { englishHealth } from './english-control-health.ts';
import { englishControlOrganization } from './english-control-organization.ts';
import { englishControlPanel } from './english-control-panel.ts';
import { englishControlUser } from './english-control-user.ts';
import { englishControlVessel } from './english-control-vessel.ts';
import { englishFirstHour } from './english-first-hour.ts';

export const englishControl = {
  ...englishAudit,
  ...englishFirstHour,
  ...englishHealth,
  ...englishControlPanel,
  ...englishControlUser,
  ...englishControlVessel,
  ...englishControlOrganization,
} as const;
