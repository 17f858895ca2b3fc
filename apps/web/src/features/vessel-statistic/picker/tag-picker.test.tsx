import type { Tag } from '@fms/contract/tag';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { buildTag } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { createPlan } from './plan.ts';
import { TagPicker } from './tag-picker.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const TAGS = [
  buildTag(1, { name: 'Speed', unit: 'kn', subsystem: 'navigation', description: 'Over ground' }),
  buildTag(2, { name: 'Shaft power', unit: 'kW', subsystem: 'engine', description: 'Of both shafts' }),
  buildTag(3, { name: 'Lube oil pressure', unit: 'bar', subsystem: 'engine' }),
];

/** The picker over a state that its own changes reach; says each time how the panes stand. */
function Stage({ query, tags, onPanes }: { query: string; tags: readonly Tag[]; onPanes: (panes: string) => void }) {
  const [state, setState] = useState(() => STATISTIC_ADDRESS.parse(new URLSearchParams(query)));
  const { panes = [], formulas } = state;
  onPanes(panes.map((pane) => pane.join('+')).join(' | '));
  const plan = createPlan({ tags, panes, formulas, colors: ['#111111', '#222222'] }, (part) =>
    setState((before) => ({ ...before, ...part })),
  );
  return <TagPicker tags={tags} plan={plan} />;
}

/** Opens the picker; answers the panes as they stand. */
function openPicker(query: string, tags: readonly Tag[] = TAGS) {
  stubCalls({});
  const shown = { panes: '' };
  const children = (
    <Stage
      query={query}
      tags={tags}
      onPanes={(panes) => {
        shown.panes = panes;
      }}
    />
  );
  renderLive({ tags, children });
  return shown;
}

const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const search = (words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Choose tags' }), { target: { value: words } });
const listed = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

it('draws a tag that is ticked and takes it away again', () => {
  const shown = openPicker('show=1_2');
  expect(tick(/^Speed/).checked).toBe(true);
  fireEvent.click(tick(/^Lube/));
  expect(shown.panes).toContain('3');
  expect(screen.getByText(/^3 /)).toBeTruthy();
  fireEvent.click(tick(/^Lube/));
  expect(tick(/^Lube/).checked).toBe(false);
  expect(shown.panes).toBe('1 | 2');
});

it('leaves the tags that hold all words of the search, wherever those stand', () => {
  openPicker('show=1');
  search('shaft KW');
  expect(listed()).toEqual(['Shaft powerOf both shaftskW']);
  search('anchor');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

it('clears the choice, and has nothing to clear then', () => {
  const shown = openPicker('show=1.2');
  const clear = screen.getByRole('button', { name: /clear/i });
  fireEvent.click(clear);
  expect(shown.panes).toBe('');
  expect(screen.queryByRole('button', { name: /clear/i })).toBeNull();
});

it('folds a group and opens it again', () => {
  openPicker('show=1');
  const group = screen.getByRole('checkbox', { name: /^Speed/ }).closest('section') as HTMLElement;
  const heading = within(group).getByRole('button', { expanded: true });
  fireEvent.click(heading);
  expect(screen.queryByRole('checkbox', { name: /^Speed/ })).toBeNull();
  fireEvent.click(heading);
  expect(tick(/^Speed/)).toBeTruthy();
});

it('adds a formula, says what is wrong with it, and draws it', async () => {
  const shown = openPicker('show=1');
  fireEvent.click(screen.getByRole('button', { name: 'Add formula' }));
  const text = await screen.findByRole('textbox', { name: /^Formula/, hidden: true });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name', hidden: true }), { target: { value: 'Load' } });
  fireEvent.change(text, { target: { value: '[Rudder] * 2' } });
  expect(screen.getByText('No tag Rudder on this vessel.')).toBeTruthy();
  expect(save.disabled).toBe(true);
  fireEvent.change(text, { target: { value: '[Shaft power] * 2' } });
  fireEvent.click(save);
  await waitFor(() => expect(shown.panes).toContain('f0'));
  expect(tick(/^Load/).checked).toBe(true);
});

it('draws twelve curves at most, and a thirteenth once one of them has gone', () => {
  const tags = Array.from({ length: 13 }, (_, place) => buildTag(place + 1, { unit: 'kn', subsystem: 'engine' }));
  const shown = openPicker('show=1.2.3.4.5.6_7.8.9.10.11.12', tags);
  expect(screen.getByText('12 of 12 selected')).toBeTruthy();
  expect(tick(/^Tag 13/).disabled).toBe(true);
  expect(tick(/^Tag 12/).disabled).toBe(false);
  fireEvent.click(tick(/^Tag 12/));
  fireEvent.click(tick(/^Tag 13/));
  expect(shown.panes.split(/[+| ]+/)).toEqual(expect.arrayContaining(['1', '11', '13']));
  expect(shown.panes).not.toContain('12');
});

it('moves a curve to a pane of its own, but not to the one it is in', async () => {
  const shown = openPicker('show=1.2');
  fireEvent.click(screen.getByRole('button', { name: 'Pane of Shaft power: 1' }));
  const here = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Pane 1', hidden: true });
  expect(here.disabled).toBe(true);
  fireEvent.click(screen.getByRole('menuitem', { name: 'New pane', hidden: true }));
  expect(shown.panes).toBe('1 | 2');
  expect(screen.getByRole('button', { name: 'Pane of Shaft power: 2' })).toBeTruthy();
});
