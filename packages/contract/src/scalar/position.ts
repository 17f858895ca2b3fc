/** Fields of answers that tell where a vessel was, and how it moved. */
import { z } from 'zod';

/** Degrees, north and east positive. */
export const position = { latitude: z.number(), longitude: z.number() };

/** Over ground and by compass, null where unknown. */
export const motion = {
  speedKnots: z.number().nullable(),
  courseDegrees: z.number().nullable(),
  headingDegrees: z.number().nullable(),
};
