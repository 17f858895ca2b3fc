import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLazyPart, Lazy } from './lazy-part.tsx';

let made = 0;
/** Says which of its kind it is: one that is drawn again has another number. */
function Page() {
  const [number] = useState(() => ++made);
  return <p>{`page ${number}`}</p>;
}

const pageModule = { default: Page };
const loading = <p>loading</p>;

beforeEach(() => {
  made = 0;
});

it('shows its fallback until the script has come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof pageModule>();
  render(<Lazy part={createLazyPart(() => promise)} fallback={loading} />);
  expect([screen.queryByText('loading') !== null, made]).toEqual([true, 0]);
  await act(async () => resolve(pageModule));
  expect([screen.queryByText('loading'), screen.queryByText('page 1') !== null]).toEqual([null, true]);
});

it('stands with the first drawing when it was fetched before, and stays the same', async () => {
  const load = vi.fn(async () => pageModule);
  await createLazyPart(load).preload();
  const draw = () => <Lazy part={createLazyPart(load)} fallback={loading} />;
  const { rerender } = render(draw());
  expect(screen.queryByText('page 1')).not.toBeNull();
  rerender(draw());
  expect([screen.queryByText('page 1') !== null, load.mock.calls.length]).toEqual([true, 1]);
});

it('shows another part in the place of one, fetched before or not, and the first one again', async () => {
  const [here, late] = [
    createLazyPart(async () => pageModule),
    createLazyPart(async () => ({ default: () => <p>another</p> })),
  ];
  await here.preload();
  const draw = (part: typeof here) => <Lazy part={part} fallback={loading} />;
  const { rerender } = render(draw(here));
  rerender(draw(late));
  expect([screen.queryByText('page 1'), screen.queryByText('loading') !== null]).toEqual([null, true]);
  await screen.findByText('another');
  rerender(draw(here));
  expect([screen.queryByText('page 2') !== null, screen.queryByText('another')]).toEqual([true, null]);
});

it('throws to the boundary above when its script cannot be had, and asks anew the next time', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => pageModule).mockRejectedValueOnce(new Error('gone'));
  render(
    <Boundary>
      <Lazy part={createLazyPart(load)} fallback={loading} />
    </Boundary>,
  );
  await screen.findByText('failed: gone');
  told.mockRestore();
  render(<Lazy part={createLazyPart(load)} fallback={loading} />);
  await screen.findByText('page 1');
});

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p>{`failed: ${this.state.error.message}`}</p> : this.props.children;
  }
}
