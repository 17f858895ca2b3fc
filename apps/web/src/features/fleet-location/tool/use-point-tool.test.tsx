import type { Position } from '@fms/domain/geo';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FleetMapEngine, MapTool } from '../../../map/index.ts';
import { FakeMap } from '../../../testing/fake-map.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { usePointTool } from './use-point-tool.ts';

afterEach(clearScreen);

const at = (longitude: number): Position => ({ longitude, latitude: 60 });
const MIDDLE = at(7);

function use(most?: number) {
  const map = new FakeMap({ center: [MIDDLE.longitude, MIDDLE.latitude] });
  document.body.append(map.getCanvas());
  map.getCanvas().tabIndex = 0;
  const tools: (MapTool | undefined)[] = [];
  const engine = { map, setTool: (tool: MapTool | undefined) => tools.push(tool) } as unknown as FleetMapEngine;
  const onEnd = vi.fn();
  const { result, rerender } = renderHook((isOn: boolean) => usePointTool(engine, isOn, onEnd, most), {
    initialProps: true,
  });
  return {
    ...{ onEnd, rerender, tools, canvas: map.getCanvas() },
    points: () => result.current.points,
    takeBack: () => act(() => result.current.takeBack()),
    click: (place: Position) => act(() => tools.at(-1)?.onPoint(place)),
    key: (key: string) => fireEvent.keyDown(map.getCanvas(), { key }),
  };
}

describe('points that are set on the map', () => {
  it('are set by the pointer in their order, and taken back from the last', () => {
    const { points, click, takeBack } = use();
    click(at(1));
    click(at(2));
    expect(points()).toEqual([at(1), at(2)]);
    takeBack();
    expect(points()).toEqual([at(1)]);
  });

  it('are set by Enter at the middle of the map, which has the keyboard', () => {
    const { points, key, canvas } = use();
    expect(document.activeElement).toBe(canvas);
    key('Enter');
    expect(points()).toEqual([MIDDLE]);
    key('Backspace');
    key('Backspace');
    expect(points()).toEqual([]);
  });

  it('leave other keys to the map', () => {
    const { key } = use();
    expect([key('ArrowLeft'), key('Enter')]).toEqual([true, false]);
  });

  it('are no more than asked for: a further one takes the place of the first', () => {
    const { points, click } = use(1);
    click(at(1));
    click(at(2));
    expect(points()).toEqual([at(2)]);
  });

  it('end by Escape', () => {
    const { onEnd, key } = use();
    key('Escape');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('are gone with the tool, which gives the pointer and the keys back', () => {
    const { points, click, key, rerender, tools, onEnd } = use();
    click(at(1));
    rerender(false);
    expect([points(), tools.at(-1)]).toEqual([[], undefined]);
    key('Escape');
    expect(onEnd).not.toHaveBeenCalled();
    rerender(true);
    expect(points()).toEqual([]);
  });
});
