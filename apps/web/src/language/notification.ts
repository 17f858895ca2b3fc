/** Adds the words of the page of notifications. Imported for that effect by the page. */
import { englishNotification } from './english/notice/english-notification.ts';
import { addTexts } from './index.ts';

addTexts(englishNotification);
