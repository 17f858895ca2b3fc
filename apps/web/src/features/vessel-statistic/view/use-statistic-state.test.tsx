import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { useStatisticState } from './use-statistic-state.ts';

function drawState(address: string) {
  window.history.replaceState(null, '', address);
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createBrowserRouter([{ path: '/', element: children }]);
    return <RouterProvider router={router} />;
  };
  return renderHook(() => useStatisticState(), { wrapper });
}

describe('the state of the statistic tab', () => {
  it('and the way to change it stay the same with each live value, and change with the address', () => {
    const { result, rerender } = drawState('/?tab=statistic&range=24h');
    const [state, change] = result.current;
    rerender();
    expect(result.current[0]).toBe(state);
    expect(result.current[1]).toBe(change);
    act(() => change({ look: 'histogram' }));
    expect(window.location.search).toBe('?tab=statistic&range=24h&as=histogram');
    expect(result.current[0]).toMatchObject({ look: 'histogram' });
  });

  it('keeps the window before for the way back', () => {
    const { result } = drawState('/?tab=statistic');
    const { length } = window.history;
    act(() => result.current[1]({ shifts: true }));
    expect(window.history.length).toBe(length);
    act(() => result.current[1]({ time: { mode: 'live', range: '7d' } }));
    expect(window.history.length).toBe(length + 1);
  });
});
