/** The English dictionary: one part a subject, keys in capitals. */
import { englishAccount } from './english-account.ts';
import { englishFleet } from './english-fleet.ts';
import { englishMessage } from './english-message.ts';
import { englishShell } from './english-shell.ts';
import { englishVessel } from './english-vessel.ts';
import { englishWord } from './english-word.ts';

export const english = {
  ...englishShell,
  ...englishMessage,
  ...englishFleet,
  ...englishAccount,
  ...englishVessel,
  ...englishWord,
} as const;
