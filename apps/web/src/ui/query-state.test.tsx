import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import { QueryState, type ShownQuery } from './query-state.tsx';

afterEach(clearScreen);

function show(query: Partial<ShownQuery>) {
  const refetch = vi.fn();
  const whole = { data: undefined, error: null, isFetching: false, refetch, ...query };
  const empty = { title: 'No vessels', detail: 'An administrator adds them' };
  renderScreen(<QueryState query={whole} loading="Loading the fleet" unreadable="Not readable" empty={empty} />);
  return refetch;
}

describe('QueryState', () => {
  it('is loading until an answer or a failure arrives', () => {
    show({ isFetching: true });
    expect(screen.getByRole('status', { name: 'Loading the fleet' }).getAttribute('aria-busy')).toBe('true');
  });

  it('says why the query failed and asks again on request', () => {
    const refetch = show({ error: new Error('The server did not answer') });
    expect(screen.getByRole('alert').textContent).toContain('Not readableThe server did not answer');
    fireEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says that the answer holds nothing, also after a failed refresh', () => {
    show({ data: [], error: new Error('The server did not answer') });
    expect(screen.getByRole('status').textContent).toBe('No vesselsAn administrator adds them');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
