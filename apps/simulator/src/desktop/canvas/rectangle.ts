/** Areas of a picture, in pixels from its upper left corner. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What both cover; null when they do not meet. */
export function intersect(a: Rectangle, b: Rectangle): Rectangle | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export function isInside({ x, y, width, height }: Rectangle, pointX: number, pointY: number): boolean {
  return pointX >= x && pointY >= y && pointX < x + width && pointY < y + height;
}

/** The same area as bands of at most `mostWidth` columns and `mostPixels` pixels, from the upper left on. */
export function splitRectangle(area: Rectangle, mostWidth: number, mostPixels: number): Rectangle[] {
  const parts: Rectangle[] = [];
  for (let x = 0; x < area.width; x += mostWidth) {
    const width = Math.min(mostWidth, area.width - x);
    const band = Math.max(1, Math.floor(mostPixels / width));
    for (let y = 0; y < area.height; y += band)
      parts.push({ x: area.x + x, y: area.y + y, width, height: Math.min(band, area.height - y) });
  }
  return parts;
}
