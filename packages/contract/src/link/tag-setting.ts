/** A tag as a configuration file declares it. */
import { z } from 'zod';
import { tagDeclaration } from './frame.ts';

/** The tag a measured value becomes; vessel, source, sentence and role are the gateway's to say. */
export const tagSetting = z.strictObject(
  tagDeclaration.omit({ vesselIndex: true, source: true, sentence: true, role: true }).shape,
);
export type TagSetting = z.infer<typeof tagSetting>;
