/** The part of the world behind the sign-in card, in picture pixels: the sea between the Faroes and Norway. */
import type { Position } from 'geojson';

export const PICTURE = { width: 1920, height: 1200 } as const;

const PIXELS_PER_DEGREE = 74;
const CENTRE = { longitude: -0.6, latitude: 62.05 };
const MARGIN_PIXELS = 40;

const mercatorY = (latitude: number): number => {
  const limited = Math.min(Math.max(latitude, -86), 86);
  return (Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) * 180) / Math.PI;
};

/** Where a position lies in the picture, x to the right and y down, to a tenth of a pixel. */
export function toPixels([longitude = 0, latitude = 0]: Position): Position {
  const x = PICTURE.width / 2 + (longitude - CENTRE.longitude) * PIXELS_PER_DEGREE;
  const y = PICTURE.height / 2 - (mercatorY(latitude) - mercatorY(CENTRE.latitude)) * PIXELS_PER_DEGREE;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The SVG path of those rings that reach into the picture; empty when none does. */
export function buildRingsPath(rings: readonly (readonly Position[])[]): string {
  const projected = rings.map((ring) => withoutRepeats(ring.map(toPixels)));
  const [outline = []] = projected;
  return isInPicture(outline)
    ? projected.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('')
    : '';
}

/** The SVG path of a line, empty when it stays outside the picture. */
export function buildLinePath(line: readonly Position[]): string {
  const projected = withoutRepeats(line.map(toPixels));
  return isInPicture(projected) ? `M${projected.map((point) => point.join(' ')).join('L')}` : '';
}

function isInPicture(points: readonly Position[]): boolean {
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  const reaches = (values: readonly number[], size: number): boolean =>
    values.some((value) => value > -MARGIN_PIXELS) && values.some((value) => value < size + MARGIN_PIXELS);
  return reaches(xs, PICTURE.width) && reaches(ys, PICTURE.height);
}

function withoutRepeats(points: readonly Position[]): Position[] {
  return points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
}
