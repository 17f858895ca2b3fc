import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useStatisticState } from './use-statistic-state.ts';

function drawState(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '/', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  return { ...renderHook(() => useStatisticState(), { wrapper }), query: () => router?.state.location.search ?? '' };
}

describe('the state of the statistic tab', () => {
  it('and the way to change it stay the same with each live value, and change with the address', () => {
    const { result, rerender, query } = drawState('/?tab=statistic&range=24h');
    const [state, change] = result.current;
    rerender();
    expect(result.current[0]).toBe(state);
    expect(result.current[1]).toBe(change);
    act(() => change({ look: 'histogram' }));
    expect(query()).toContain('as=histogram');
    expect(query()).toContain('tab=statistic');
    expect(result.current[0]).toMatchObject({ look: 'histogram' });
  });
});
