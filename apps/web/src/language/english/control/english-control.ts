/** What only the pages of the control panel say; it is fetched with them. */
import { englishControlOrganization } from './english-control-organization.ts';
import { englishControlPanel } from './english-control-panel.ts';
import { englishControlUser } from './english-control-user.ts';
import { englishControlVessel } from './english-control-vessel.ts';

export const englishControl = {
  ...englishControlPanel,
  ...englishControlUser,
  ...englishControlVessel,
  ...englishControlOrganization,
} as const;
