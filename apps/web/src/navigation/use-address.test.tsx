import { act, render } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { useAddressValue, useChangeAddress } from './use-address.ts';

const PANELS = ['legend', 'list', 'zones'] as const;

type Change = ReturnType<typeof useChangeAddress>;

/** Draws what it reads of the address, and gives away the change of each drawing. */
function Page({ onDrawn }: { onDrawn: (change: Change) => void }) {
  onDrawn(useChangeAddress());
  const [panel] = useAddressValue('panel', PANELS);
  return <p>{panel}</p>;
}

/** A page at an address; answers what it draws and the very first of its changes. */
function open(search: string) {
  window.history.replaceState(null, '', `/${search}`);
  const changes: Change[] = [];
  const element = <Page onDrawn={(change) => changes.push(change)} />;
  const page = render(<RouterProvider router={createBrowserRouter([{ path: '/', element }])} />);
  const change = async (...said: Parameters<Change>) => {
    await act(async () => changes[0]?.(...said));
  };
  return { page, change };
}

it('keeps what was changed meanwhile, though it was made before', async () => {
  const { change } = open('?panel=list');
  await change({ vessel: '3' });
  await change({ map: '6/57/2' });
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    panel: 'list',
    vessel: '3',
    map: '6/57/2',
  });
  await change((before) => ({ vessel: undefined, tracks: before.get('vessel') ?? undefined }));
  expect(window.location.search).toBe('?panel=list&map=6%2F57%2F2&tracks=3');
});

it.each([
  ['?panel=zones', 'zones'],
  ['?panel=everything', 'legend'],
  ['', 'legend'],
])('reads %s as %s', (search, panel) => {
  expect(open(search).page.container.textContent).toBe(panel);
});
