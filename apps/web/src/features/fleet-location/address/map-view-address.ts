/** What the map looks at, as it stands in the address: `6.25/57.1234/2.3456` is zoom, latitude and longitude of its middle. */
import { z } from 'zod';

/** The map shows no more of the poles than this. */
const MOST_LATITUDE = 85.06;
const MOST_ZOOM = 24;

const VIEW = z.object({
  zoom: z.number().min(0).max(MOST_ZOOM),
  latitude: z.number().min(-MOST_LATITUDE).max(MOST_LATITUDE),
  /** Beyond 180° too: the map may have been turned round. */
  longitude: z.number().min(-360).max(360),
});

/** Four decimals of a degree are eleven metres: less than a ship's length. */
export const MAP_VIEW = z.codec(z.string().regex(/^[^/\s]+\/[^/\s]+\/[^/\s]+$/), VIEW, {
  decode: (text) => {
    const [zoom = Number.NaN, latitude = Number.NaN, longitude = Number.NaN] = text.split('/').map(Number);
    return { zoom, latitude, longitude };
  },
  encode: ({ zoom, latitude, longitude }) => [zoom.toFixed(2), latitude.toFixed(4), longitude.toFixed(4)].join('/'),
});
