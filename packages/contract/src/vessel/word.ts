/** The words of rights on a vessel on the wire (§6, §7.10). */
import { VESSEL_WORDS } from '@fms/domain/permission';
import { z } from 'zod';
import { requestTime } from '../scalar/time.ts';

export const vesselWord = z.enum(VESSEL_WORDS);

/** Words as an answer lists them: each once, in the order of the dictionary. */
export const words = z.array(vesselWord);

/** Words as a request gives them. */
export const givenWords = z.array(vesselWord).max(VESSEL_WORDS.length);

/** The end of a grant: from this instant it no longer counts; null or left out for none. */
export const givenUntil = requestTime.nullable().default(null);
