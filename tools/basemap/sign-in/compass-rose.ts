/** A compass rose as it is printed on charts: two graduated rings and a four-pointed star, all hairlines. */
import { renderNumberSvg } from './numerals.ts';

const CENTRE = { x: 376, y: 648 } as const;
/** Radii in pixels of a 1920-pixel picture. */
const OUTER = { rim: 318, inside: 283 } as const;
const INNER = { rim: 201, inside: 176 } as const;
const NUMERALS = { radius: 335, height: 12.5 } as const;
const NEEDLE = { length: 266, halfWidth: 12 } as const;

const point = (degrees: number, radius: number): readonly [x: number, y: number] => {
  const radians = (degrees * Math.PI) / 180;
  return [round(CENTRE.x + radius * Math.sin(radians)), round(CENTRE.y - radius * Math.cos(radians))];
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** The rose as SVG in one colour. */
export function renderCompassRose(colour: string): string {
  const circles = [OUTER.rim, OUTER.inside, INNER.rim, INNER.inside].map((radius) => circle(radius)).join('');
  const ticks = `<path d="${outerTicks()}${innerTicks()}"/>`;
  const star = `<path d="${needle(0)}${needle(90)}"/><rect x="${CENTRE.x - 12}" y="${CENTRE.y - 12}" width="24" height="24"/>`;
  const hub = `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="5" fill="${colour}" stroke="none"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="1.2">${circles}${ticks}${star}${hub}${numerals()}</g>`;
}

/** The courses, written round the rose every 30° and read from outside. */
function numerals(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const degrees = index * 30;
    const [x, y] = point(degrees, NUMERALS.radius);
    return renderNumberSvg(String(degrees).padStart(3, '0'), x, y, degrees, NUMERALS.height);
  }).join('');
}

const circle = (radius: number): string => `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}"/>`;

/** One tick a degree, longer every 5° and longest every 10°. */
function outerTicks(): string {
  return Array.from({ length: 360 }, (_, degrees) => {
    if (degrees % 10 === 0) return tick(degrees, OUTER.inside - 14, OUTER.rim - 12);
    return tick(degrees, OUTER.inside, OUTER.inside + (degrees % 5 === 0 ? 18 : 9));
  }).join('');
}

function innerTicks(): string {
  return Array.from({ length: 72 }, (_, index) => {
    return tick(index * 5, INNER.inside, INNER.inside + (index % 2 === 0 ? 14 : 8));
  }).join('');
}

function tick(degrees: number, from: number, to: number): string {
  return `M${point(degrees, from).join(' ')}L${point(degrees, to).join(' ')}`;
}

/** A long thin rhombus through the centre. */
function needle(degrees: number): string {
  const corners = [
    point(degrees, NEEDLE.length),
    point(degrees + 90, NEEDLE.halfWidth),
    point(degrees + 180, NEEDLE.length),
    point(degrees + 270, NEEDLE.halfWidth),
  ];
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}
