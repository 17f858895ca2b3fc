import type { AuditEntry } from '@fms/contract/audit';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../language/inside.ts';
import { NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import AuditPage from './audit.page.tsx';

afterEach(clearScreen);

function buildEntry(id: number, from: string): AuditEntry {
  const at = new Date(NOON).toISOString();
  const values = { subject: 'account:7', oldValue: null, newValue: null };
  return { id, at, userName: 'kari', actingUserName: null, from, what: 'sign-in', ...values };
}

it('names the place of this browser beside its address, and leaves other addresses as they are (§7.2)', async () => {
  stubCalls({
    '/api/v2/audit/list': { body: [buildEntry(2, '203.0.113.7'), buildEntry(1, '198.51.100.9')] },
    '/api/v2/user/list': { body: [] },
    '/api/v1.0/account/GetIPGeo': { body: { ip: '203.0.113.7', country: 'Norway', city: 'Bergen' } },
  });
  renderLive({ tags: [], children: <AuditPage /> });
  expect(await screen.findByText('203.0.113.7, Bergen, Norway')).toBeTruthy();
  expect(screen.getByText('198.51.100.9')).toBeTruthy();
});
