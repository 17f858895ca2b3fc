import { toId, type VesselId } from '@fms/domain/identity';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { buildAlarm, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AttentionPanel } from './attention.panel.tsx';
import type { Attention } from './attention.ts';

afterEach(clearScreen);

const acknowledged = { by: 'kari', at: new Date(NOON).toISOString(), comment: '' };

function row(id: number, isSeen: boolean): Attention {
  const vesselId = toId<VesselId>(id);
  const alarm = buildAlarm(id, { vesselId, acknowledged: isSeen ? acknowledged : null });
  return { kind: 'alarm', vesselId, name: `Vessel ${id}`, more: 0, isSeen, alarm };
}

it('folds vessels whose alarms are all acknowledged below the others', () => {
  const rows = [row(1, true), row(2, false), row(3, true)];
  renderLive({
    tags: [],
    children: (
      <MemoryRouter>
        <AttentionPanel rows={rows} links={new Map()} />
      </MemoryRouter>
    ),
  });
  const names = () => screen.getAllByRole('link').map((link) => link.textContent?.match(/Vessel \d/)?.[0]);
  expect(names()).toEqual(['Vessel 2']);
  const fold = screen.getByRole('button', { name: 'Acknowledged (2)' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(names()).toEqual(['Vessel 2', 'Vessel 1', 'Vessel 3']);
});
