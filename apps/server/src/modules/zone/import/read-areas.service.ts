/** Areas of a file, whatever its name says: XML is KML, everything else GeoJSON. */
import { type Breathe, breathe } from '../../../platform/concurrency/breathe.ts';
import type { ImportedArea } from './imported-area.ts';
import { readGeoJson } from './read-geojson.service.ts';
import { readKml } from './read-kml.service.ts';

export type { ImportedArea } from './imported-area.ts';

/** Throws a failure in words; never reads beyond the text it is given, and lets others be served between its parts. */
export async function readAreas({ text }: { text: string }, breath: Breathe = breathe): Promise<ImportedArea[]> {
  // A mark of byte order is no part of the text.
  const content = text.replace(/^\uFEFF/, '').trimStart();
  return content.startsWith('<') ? readKml(content, breath) : readGeoJson(content, breath);
}
