import type { ApiToken } from '@fms/contract/permission';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { press, typeInto } from '../../../testing/form-screen.tsx';
import { renderPage } from '../../../testing/page-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { KNOWN } from '../testing/people.ts';
import TokenListPage from './token-list.page.tsx';

const TOKENS = '/api/v2/api-token';
const TOKEN: ApiToken = {
  ...{ id: 'a1', name: 'Weather', userId: toId<UserId>(1), userName: 'kaasen' },
  ...{ vesselIds: [toId<VesselId>(7)], words: ['view', 'report'] },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', until: null, lastUsedAt: null },
};

afterEach(clearScreen);

const draw = () => renderPage(<TokenListPage />, '/setting/api-tokens', KNOWN);

it('makes a token of chosen vessels and words, and shows it this once', async () => {
  let answers: unknown[] = [[], { id: 'a1', token: 'fms_secret' }, [TOKEN]];
  const asked = stubCalls({
    [TOKENS]: async () => {
      const [body, ...rest] = answers;
      answers = rest;
      return { body };
    },
  });
  draw();
  await screen.findByText('No API tokens');
  press('New token');
  await screen.findByLabelText('Name');
  typeInto('Name', 'Weather');
  fireEvent.click(screen.getByRole('combobox', { name: 'Vessels' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Havbris', hidden: true }));
  fireEvent.click(screen.getByLabelText('Reports'));
  expect(screen.queryByLabelText('Edit')).toBeNull();
  press('Create');
  await screen.findByText('fms_secret');
  const body = { name: 'Weather', vesselIds: [7], words: ['view', 'report'], until: null };
  expect(asked[1]).toEqual({ path: TOKENS, body });
  expect(screen.getByText('Copy the token now. It is not shown again.')).toBeTruthy();
  const [close] = screen.getAllByRole('button', { name: 'Close' }).toReversed();
  fireEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByText('fms_secret')).toBeNull());
  expect(await screen.findByText('View, Reports')).toBeTruthy();
});

it('revokes a token after a question', async () => {
  let answers: unknown[] = [[TOKEN], undefined, []];
  stubCalls({
    [TOKENS]: async () => {
      const [body, ...rest] = answers;
      answers = rest;
      return { body, status: body === undefined ? 204 : 200 };
    },
  });
  draw();
  expect(await screen.findByText('never')).toBeTruthy();
  press('Revoke Weather');
  await screen.findByText(/^Revoke the token Weather\?/);
  press('OK');
  await screen.findByText('No API tokens');
});
