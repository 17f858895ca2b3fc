/** What may be said before anyone has signed in, and everywhere after. */
import { englishAccount } from './english-account.ts';
import { englishMessage } from './english-message.ts';
import { englishShell } from './english-shell.ts';
import { englishWord } from './english-word.ts';

export const englishStart = { ...englishShell, ...englishMessage, ...englishAccount, ...englishWord } as const;
