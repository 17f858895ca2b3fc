/** The words of rights on a vessel on the wire (§6, §7.10). */
import { VESSEL_WORDS } from '@fms/domain/permission';
import { z } from 'zod';

export const vesselWord = z.enum(VESSEL_WORDS);
