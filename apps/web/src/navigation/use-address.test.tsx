import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, parameter, parameterList, WHOLE_NUMBER } from './address-schema.ts';
import { type ChangeAddress, useAddressState } from './use-address.ts';

const ADDRESS = addressOf({
  panel: parameter('panel', z.enum(['legend', 'list', 'zones']), 'legend'),
  vessel: parameter('vessel', WHOLE_NUMBER),
  folded: parameterList('fold', z.string(), 2),
});
type State = ReturnType<typeof ADDRESS.parse>;
const STEPS = ['vessel'] as const;

/** Draws the panel, and gives away the state and the change of each drawing. */
function Page({ onDrawn }: { onDrawn: (drawn: readonly [State, ChangeAddress<State>]) => void }) {
  const drawn = useAddressState(ADDRESS, STEPS);
  onDrawn(drawn);
  return <p>{drawn[0].panel}</p>;
}

/** A page at an address; answers what it draws and the very first of its changes. */
function open(search: string) {
  window.history.replaceState(null, '', `/${search}`);
  const drawn: (readonly [State, ChangeAddress<State>])[] = [];
  const element = <Page onDrawn={(each) => drawn.push(each)} />;
  const router = createBrowserRouter([{ path: '/', element }]);
  const page = render(<RouterProvider router={router} />);
  const change = async (asked: Parameters<ChangeAddress<State>>[0]) => {
    await act(async () => drawn[0]?.[1](asked));
  };
  return { page, change, router, drawn };
}

it('keeps what was changed meanwhile and what belongs to others', async () => {
  const { change } = open('?tab=map&panel=list');
  await change({ vessel: 3 });
  await change({ folded: ['Wind, North', ''] });
  expect(window.location.search).toBe('?tab=map&panel=list&vessel=3&fold=Wind%2C+North&fold=');
  await change(({ vessel = 0 }) => ({ vessel: vessel + 4, panel: 'legend', folded: [] }));
  expect(window.location.search).toBe('?tab=map&vessel=7');
});

it.each([
  ['?panel=zones', 'zones'],
  ['?panel=everything', 'legend'],
  ['?panel=', 'legend'],
  ['', 'legend'],
])('reads %s as %s', (search, panel) => {
  expect(open(search).page.container.textContent).toBe(panel);
});

it.each(['?vessel=-1', '?vessel=1.5', '?vessel=%00', '?vessel=1e999', '?vessel='])('%s is no vessel', (search) => {
  expect(ADDRESS.parse(new URLSearchParams(search)).vessel).toBeUndefined();
});

it('leads back over a step, and not over any other change', async () => {
  const { change, router, drawn } = open('?vessel=1');
  await change({ vessel: 2 });
  await change({ panel: 'zones' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(drawn.at(-1)?.[0]).toEqual({ panel: 'legend', vessel: 1, folded: [] }));
});

it('is the same state and the same change while its own parameters stand', async () => {
  const { router, drawn } = open('?panel=list');
  await act(() => router.navigate('/?panel=list&other=1'));
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.at(-1)?.[0]).toBe(drawn[0]?.[0]);
  expect(drawn.at(-1)?.[1]).toBe(drawn[0]?.[1]);
});
