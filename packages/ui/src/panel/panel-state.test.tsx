import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Panel } from './panel.tsx';
import { EmptyState, ErrorState, LoadingState, NoRightsState, OfflineState, ProblemLine } from './panel-state.tsx';

const show = (content: React.ReactNode) => render(<ThemeProvider palette="day">{content}</ThemeProvider>);

describe('panel states', () => {
  it('empty says what was looked for, when the last one was, and offers the wider search', () => {
    const onClick = vi.fn();
    show(
      <EmptyState
        title="No alarms in these 24 h"
        detail="Last one was 19 Nov"
        action={{ label: 'Show 7 days', onClick }}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('No alarms in these 24 hLast one was 19 NovShow 7 days');
    screen.getByRole('button', { name: 'Show 7 days' }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('error is said at once and can be tried again', () => {
    const onClick = vi.fn();
    const retry = { label: 'Try again', onClick };
    show(<ErrorState title="The trend could not be read" detail="Server answered 502" retry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('The trend could not be read');
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('a failed refresh keeps the content under one line', () => {
    show(
      <Panel title="Trend">
        <ProblemLine text="Not refreshed since 08:30" retry={{ label: 'Try again', onClick: vi.fn() }} />
        <p>last content</p>
      </Panel>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Not refreshed since 08:30');
    expect(screen.getByText('last content')).toBeDefined();
  });

  it('offline and no rights are no alarms', () => {
    show(
      <>
        <OfflineState title="Offline for 12 min" detail="Data of 08:30:04" />
        <NoRightsState title="Your role cannot see Fuel flow" detail="Managers can grant it" />
      </>,
    );
    expect(screen.getAllByRole('status')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loading is busy and named, in the shape that will come', () => {
    show(<LoadingState label="Loading alarms" shape={[{ height: 30, width: 1 }]} />);
    const state = screen.getByRole('status', { name: 'Loading alarms' });
    expect(state.getAttribute('aria-busy')).toBe('true');
    expect(state.children).toHaveLength(1);
  });
});

describe('Panel', () => {
  it('is a region named by its title, with the age of what it shows', () => {
    show(<Panel title="Speed" age={{ kind: 'half', text: '14 min' }} actions={<a href="/x">Open</a>} />);
    expect(screen.getByRole('region', { name: 'Speed' }).textContent).toBe('SpeedOpen14 min');
  });
});
