import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { english } from '../language/english/english.ts';
import { loadAppSetting } from '../settings/app-setting.ts';
import { press, typeInto } from '../testing/form-screen.tsx';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import ReportDialog from './report-dialog.tsx';
import { openReportQuestion } from './report-question.ts';

vi.mock(import('./report-question.ts'), { spy: true });
afterEach(() => {
  clearScreen();
  vi.mocked(openReportQuestion).mockClear();
});

const ID = '0123456789abcdef0123456789abcdef';

const SETTING = {
  server: { base: '', realtime: '', backupApi: '', backgroundJob: '' },
  shipView: { enabled: false, addressByHost: {}, address: '' },
  map: {},
  branding: { logoByHost: {}, imsHosts: [], vendorDomain: '', companyHost: '' },
  singleSignOn: { enabled: false, authority: '', clientId: '', scopes: [] },
  errorReportDsn: 'https://key@errors.example/7',
};

/** Draws the dialog without a query client, as it stands, with a reporting service configured; answers what that is sent. */
async function open() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    if (request.body === undefined) return Response.json(SETTING);
    sent.push(`${address} ${String(request.body)}`);
    return new Response(null);
  });
  await loadAppSetting(0);
  renderScreen(<ReportDialog id={ID} />, english);
  return sent;
}

it('sends what happened to the reporting service under the id of the error, and closes', async () => {
  const sent = await open();
  typeInto('What happened?', '  opened the chart ');
  press('Send');
  await waitFor(() => expect(openReportQuestion).toHaveBeenCalledWith(undefined));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('https://errors.example/api/7/envelope/');
  expect(sent[0]).toContain(ID);
  expect(sent[0]).toContain('"opened the chart"');
});

it.each(['Send', 'Cancel'])('sends nothing without words when %s closes it', async (button) => {
  const sent = await open();
  expect(screen.getByText('Something went wrong')).toBeDefined();
  press(button);
  await waitFor(() => expect(openReportQuestion).toHaveBeenCalledWith(undefined));
  expect(sent).toEqual([]);
});
