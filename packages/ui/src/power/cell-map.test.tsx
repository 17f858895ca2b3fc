import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CellMap, type MapPack } from './cell-map.tsx';

/** Two packs of two modules of three cells; cell 5 is the lowest, cell 8 is not known. */
const VALUES = [3.71, 3.7, 3.71, 3.69, 3.66, 3.7, 3.71, null, 3.7, 3.7, 3.7, 3.71];
const cell = (index: number) => ({
  id: String(index + 1),
  value: VALUES[index] ?? null,
  label: `cell ${index + 1}: ${VALUES[index] ?? '––'}`,
});
const PACKS: readonly MapPack[] = [0, 1].map((pack) => ({
  name: `Pack ${pack + 1}`,
  modules: [0, 1].map((module) => [0, 1, 2].map((row) => cell(pack * 6 + module * 3 + row))),
}));

function show() {
  const opened: string[] = [];
  render(
    <CellMap
      label="Cells"
      packs={PACKS}
      weak={3.71}
      strong={3.66}
      scale={{ weak: '3.71 V', strong: '3.66 V' }}
      extreme={{ id: '5', text: 'cell 5 lowest' }}
      onCell={(id) => opened.push(id)}
    />,
  );
  return { opened, map: screen.getByRole('slider', { name: 'Cells' }) };
}

describe('CellMap', () => {
  it('outlines and names the extreme cell, and hatches one of which nothing is known', () => {
    const { map } = show();
    expect(map.querySelector('[data-extreme="true"]')?.getAttribute('title')).toBe('cell 5: 3.66');
    expect(map.textContent).toBe('Pack 1Pack 2cell 5 lowest3.66 V3.71 V');
    expect([...map.querySelectorAll('.fms-hatch')].map((one) => one.getAttribute('title'))).toEqual(['cell 8: ––']);
  });

  it('is walked by arrows from the extreme cell, and opens the one that Enter or a press chooses', () => {
    const { map, opened } = show();
    expect(map.getAttribute('aria-valuetext')).toBe('cell 5: 3.66');
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(map.getAttribute('aria-valuetext')).toBe('cell 8: ––');
    fireEvent.keyDown(map, { key: 'ArrowUp' });
    fireEvent.keyDown(map, { key: 'Enter' });
    fireEvent.click(screen.getByTitle('cell 12: 3.71'));
    expect(opened).toEqual(['7', '12']);
  });

  it('stays within the map', () => {
    const { map } = show();
    for (let step = 0; step < 9; step += 1) fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(map.getAttribute('aria-valuenow')).toBe('12');
  });
});
