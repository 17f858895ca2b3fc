/** Reads areas of a file, whatever its name: XML as KML, everything else as GeoJSON. */
import { type YieldToEventLoop, yieldToEventLoop } from '../../../platform/concurrency/yield-to-event-loop.ts';
import type { ImportedArea } from './imported-area.ts';
import { readGeoJson } from './read-geojson.service.ts';
import { readKml } from './read-kml.service.ts';

export type { ImportedArea } from './imported-area.ts';

/** Throws a `Failure` in words; never reads beyond the text it is given, and yields to the event loop between parts. */
export async function readAreas(
  { text }: { text: string },
  yieldNow: YieldToEventLoop = yieldToEventLoop,
): Promise<ImportedArea[]> {
  // A mark of byte order is no part of the text.
  const content = text.replace(/^\uFEFF/, '').trimStart();
  return content.startsWith('<') ? readKml(content, yieldNow) : readGeoJson(content, yieldNow);
}
