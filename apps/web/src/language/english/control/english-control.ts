/** What only the pages of the control panel say; it is fetched with them. */
import { englishControlUser } from './english-control-user.ts';

export const englishControl = {
  ...englishControlUser,
} as const;
