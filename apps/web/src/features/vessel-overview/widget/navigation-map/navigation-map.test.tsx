import type { Tag } from '@fms/contract/tag';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTag, buildVessel } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import * as seat from './map-slot.ts';
import { navigationMapWidget } from './navigation-map.widget.tsx';

/** The map needs a graphics card. */
vi.mock('./ship-map.tsx', () => ({ ShipMap: () => <p>the map</p> }));

const { Component, firstOption } = navigationMapWidget;
const position = buildTag(1, { name: 'Position', type: 8, valueKind: 'struct' });
const widget = (tags: readonly Tag[]) => (
  <Component vessel={buildVessel(1)} tags={tags} option={{ trackHours: 24 }} onTrend={() => {}} />
);

describe('the navigation map', () => {
  beforeEach(() => {
    vi.spyOn(seat, 'canDrawMap').mockReturnValue(true);
  });

  it('is drawn once: the second says that the first has it', () => {
    const children = [<div key="first">{widget([position])}</div>, <div key="second">{widget([position])}</div>];
    const { container } = renderLive({ tags: [position], children });
    expect(container.textContent?.match(/the map/g)).toHaveLength(1);
    expect(container.textContent).toContain('Shown in another widget');
  });

  it('says so where the browser cannot draw one', () => {
    vi.mocked(seat.canDrawMap).mockReturnValue(false);
    const { container } = renderLive({ tags: [position], children: widget([position]) });
    expect(container.textContent).toContain('The map cannot be drawn here');
    expect(container.textContent).not.toContain('the map');
  });

  it('looks for a position', () => {
    const { container } = renderLive({ tags: [], children: widget([]) });
    expect(container.textContent).toContain('Not available on this vessel: Position');
    expect(firstOption(buildVessel(1), [])).toBeUndefined();
    expect(firstOption(buildVessel(1), [position])).toEqual({ trackHours: 24 });
  });
});

function Seat({ name }: { name: string }) {
  return <span>{seat.useMapSlot() ? name : ''}</span>;
}

describe('the seat of the map', () => {
  it('belongs to the first widget, and goes to the next one', () => {
    const { container, rerender } = render([<Seat key="a" name="a" />, <Seat key="b" name="b" />]);
    expect(container.textContent).toBe('a');
    rerender([<Seat key="b" name="b" />]);
    expect(container.textContent).toBe('b');
  });
});
