/** The tab job history over a day that a test gives: what it shows, what stands in the address, and what it sends. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildVessel } from '../../testing/builders.ts';
import type { AnswerOrMaker } from '../../testing/screen.tsx';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import JobHistoryTab from './job-history.tab.tsx';
import { tugDetail, tugJobs, tugPeriods } from './testing/tug-jobs.ts';

const vessel = buildVessel(1);

const show = (query = '', answers: Record<string, AnswerOrMaker> = {}) =>
  renderVesselTab(JobHistoryTab, {
    vessel,
    query: `?tab=job-history${query}`,
    answers: {
      '/api/v2/job/periods': { body: tugPeriods },
      '/api/v2/job/detail': { body: tugDetail },
      '/api/v2/job/list': { body: tugJobs },
      '/api/v2/alarm/list': { body: [] },
      '/api/v2/chart-note/list': { body: [] },
      ...answers,
    },
  });

describe('the job history', () => {
  it('shows the day in two shifts, a job across their border in both', async () => {
    show();
    const night = await screen.findByRole('group', { name: 'Jobs from 23:30 to 11:30' });
    expect(
      within(night)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['J-1841 Towing', '1843 Towing …']);
    const day = screen.getByRole('group', { name: 'Jobs from 11:30 to 23:30' });
    expect(within(day).getByRole('button').textContent).toBe('1843 Towing, from before');
    expect(screen.getByRole('img', { name: '30 min no data' })).toBeTruthy();
  });

  it('adds up its jobs, and says what was burned outside of them', async () => {
    show();
    const totals = (await screen.findAllByRole('row', { name: /2 jobs/ }))[0] as HTMLElement;
    // 1.3 + 1.2 + 0.8 t of 4.0 t.
    expect(totals.textContent).toContain('3.30');
    expect(totals.textContent).toContain('and 0.70 t outside of jobs');
    const shifts = screen.getAllByRole('region', { name: 'Shift totals' })[0] as HTMLElement;
    expect(within(shifts).getByRole('row', { name: /^Night shift 2/ }).textContent).toContain('3.00');
  });

  it('opens a job as a sheet that stands in the address, and closes it by Escape', async () => {
    const view = show();
    fireEvent.click(await screen.findByRole('button', { name: '1843' }));
    await screen.findByText('1843 Towing against similar');
    expect(view.query()).toContain('job=1843');
    expect(screen.getByText(/split at 11:30/).textContent).toContain('11.9 nm, 1.20 t · ');
    expect(screen.getByText(/25 % more fuel per mile than the median/).textContent).toContain(
      'Largest cause is the current: −1.4 kn, usually +0.2 kn.',
    );
    expect(screen.getByText('The tow was let go later')).toBeTruthy();
    expect(screen.getByText(/from-vessel\/logs\/tow.csv/)).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close the job' }), { key: 'Escape' });
    await waitFor(() => expect(view.query()).not.toContain('job='));
  });

  it('offers what the state of a job allows, and signs it', async () => {
    const view = show('&job=1843', { '/api/v2/job/sign': { body: { ...tugJobs[1], state: 'signed' } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(view.asked.some(({ path }) => path === '/api/v2/job/sign')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
  });

  it('narrows its jobs by kind and words, which stand in the address', async () => {
    const view = show('&kind=transit');
    await screen.findByText('No job of this kind and with these words');
    expect(view.query()).toContain('kind=transit');
  });

  it('shows a week by its days', async () => {
    show('&span=week&day=2026-11-18');
    await screen.findByText('Day totals');
    expect(screen.getByText('Wed 18 Nov')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Week' })).toHaveProperty('checked', true);
  });

  it('says that a day has no job, that days are being found, and what failed', async () => {
    const nothing = { ...tugPeriods, jobs: [], waitingDays: 3, periods: [] };
    const view = show('', { '/api/v2/job/periods': { body: nothing } });
    await screen.findByText('No job in this span');
    expect(screen.getByText('Jobs of 3 days are being found')).toBeTruthy();
    view.unmount();
    show('', { '/api/v2/job/periods': { status: 500, body: { code: 'internal', message: 'Broken', errors: [] } } });
    await screen.findByText('The jobs could not be read');
  });
});
