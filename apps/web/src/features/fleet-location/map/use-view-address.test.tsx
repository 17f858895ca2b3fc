import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearScreen } from '../../../testing/screen.tsx';
import { useViewAddress } from './use-view-address.ts';
import { useView, ViewStore } from './view-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(clearScreen);

const VIEW = { zoom: 6.25, latitude: 57.1234, longitude: 2.3456 };
const TEXT = '6.25/57.1234/2.3456';

function use(query = '') {
  const views = new ViewStore();
  const drawn = vi.fn();
  const { result, unmount } = renderHook(
    () => {
      drawn();
      const [search] = useSearchParams();
      return { ...useViewAddress(views), written: search.get('map'), zoom: useView(views, ({ zoom }) => zoom) };
    },
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[`/vessel/location${query}`]}>{children}</MemoryRouter>,
    },
  );
  const tell = (...asked: Parameters<typeof result.current.onView>) => act(() => result.current.onView(...asked));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { result, unmount, views, drawn, tell, pass, written: () => result.current.written };
}

describe('what the map looks at', () => {
  it('begins with the address, and with the fleet where nothing usable stands there', () => {
    expect(use(`?map=${TEXT}`).result.current.startView).toEqual(VIEW);
    expect(use('?map=north').result.current.startView).toBeUndefined();
  });

  it('is written once the map stands, and not on the way', () => {
    const { tell, pass, written } = use();
    tell({ ...VIEW, zoom: 4 }, 'move');
    pass(300);
    tell(VIEW, 'move');
    pass(300);
    expect(written()).toBeNull();
    pass(100);
    expect(written()).toBe(TEXT);
  });

  it('is not written for the first frame around the fleet', () => {
    const { tell, pass, written } = use();
    tell(VIEW, 'start');
    pass(1000);
    tell(VIEW, 'move');
    pass(1000);
    expect(written()).toBeNull();
  });

  it('is not written after the page was left', () => {
    const { tell, unmount } = use();
    tell(VIEW, 'move');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('draws only those parts again that show what changed', () => {
    const { result, tell, drawn } = use();
    tell({ ...VIEW, zoom: 5 }, 'move');
    const { length } = drawn.mock.calls;
    tell({ ...VIEW, zoom: 5, latitude: 58 }, 'move');
    expect([result.current.zoom, drawn.mock.calls.length]).toEqual([5, length]);
    tell({ ...VIEW, zoom: 7 }, 'move');
    expect(result.current.zoom).toBe(7);
  });
});
