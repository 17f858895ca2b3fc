import { describe, expect, it } from 'vitest';
import { buildClusterParts } from './cluster.ts';
import { buildSymbolParts } from './symbol-part.ts';
import { renderSymbolSvg } from './symbol-svg.ts';
import { VESSEL_HULLS, VESSEL_SYMBOL_TYPES } from './vessel-hull.ts';

const colors = { symbol: '#111111', halo: '#eeeeee' };

describe('buildSymbolParts', () => {
  it.each(VESSEL_SYMBOL_TYPES)('%s: moving is filled, stopped is an outline', (type) => {
    const { hull } = VESSEL_HULLS[type];
    const filled = buildSymbolParts({ type, state: 'moving', colors }).some(
      (part) => part.d === hull && part.fill === '#111111',
    );
    const outlined = buildSymbolParts({ type, state: 'stopped', colors }).some(
      (part) => part.d === hull && part.fill !== undefined,
    );
    expect([filled, outlined]).toEqual([true, false]);
  });

  it('no two types are drawn alike', () => {
    const drawings = VESSEL_SYMBOL_TYPES.map((type) =>
      JSON.stringify(buildSymbolParts({ type, state: 'stopped', colors })),
    );
    expect(new Set(drawings).size).toBe(VESSEL_SYMBOL_TYPES.length);
  });

  it('a heading line runs ahead of the bow, dashed when late', () => {
    const lineOf = (state: 'moving' | 'late') =>
      buildSymbolParts({ type: 'tug', state, colors, headingLine: 10 }).find((part) => part.stroke === '#111111');
    expect(lineOf('moving')).toEqual({ d: 'M12 1.4V-8.6', stroke: '#111111', width: 1.4 });
    expect(lineOf('late')?.dash).toEqual([2, 2]);
  });

  it.each(['stopped', 'lost'] as const)('a %s vessel has no heading line', (state) => {
    expect(buildSymbolParts({ type: 'tug', state, colors, headingLine: 10 })).toEqual(
      buildSymbolParts({ type: 'tug', state, colors }),
    );
  });

  it('lost is a dashed outline crossed by a bar, drawn last', () => {
    const parts = buildSymbolParts({ type: 'supply', state: 'lost', colors });
    expect(parts.some((part) => part.d === VESSEL_HULLS.supply.hull && part.dash !== undefined)).toBe(true);
    expect(parts.at(-1)?.d).toMatch(/^M-?\d/);
    expect(parts.at(-1)?.stroke).toBe('#111111');
  });

  it('has a halo under every stroke of its own', () => {
    const [first] = buildSymbolParts({ type: 'crew', state: 'stopped', colors });
    expect(first).toMatchObject({ stroke: '#eeeeee' });
  });
});

describe('renderSymbolSvg', () => {
  it('is a complete drawing in the colours given, faded as a whole when late', () => {
    const svg = renderSymbolSvg({ type: 'cargo', state: 'late', colors, headingLine: 8 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toContain('opacity="0.55"');
    expect(svg).toContain('viewBox="-2 -10 28 36"');
    expect(svg.match(/<path /g)).toHaveLength(5);
  });
});

describe('buildClusterParts', () => {
  const look = { surface: '#ffffff', ring: '#111111', live: '#2d548b' };

  it('shows the share under way as an arc from the top, clockwise', () => {
    const [, arc] = buildClusterParts({ ...look, underWayShare: 0.25 });
    expect(arc).toEqual({ d: 'M17 2A15 15 0 0 1 32.00 17.00', stroke: '#2d548b', width: 3 });
  });

  it('has no arc when none is under way and a whole ring when all are', () => {
    expect(buildClusterParts({ ...look, underWayShare: 0 })).toHaveLength(1);
    expect(buildClusterParts({ ...look, underWayShare: 1 })[1]?.d).toContain('A15 15 0 1 1 17 32');
  });
});
