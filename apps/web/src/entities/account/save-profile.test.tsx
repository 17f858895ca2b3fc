import { buildUserProfile } from '@fms/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { mergeProfile } from './merge-profile.ts';
import { saveProfile } from './save-profile.ts';

afterEach(clearScreen);

const base = buildUserProfile({ phone: '1', revision: 3, data: { palette: 'day', isAlarmShow: true } });

describe('a profile that was saved elsewhere meanwhile', () => {
  it('keeps what both changed, and of one preference the later choice', () => {
    const now = { ...base, fullName: 'Kari', revision: 4, data: { ...base.data, palette: 'dusk' as const } };
    const wanted = { ...base, phone: '2', data: { ...base.data, palette: 'night' as const } };
    expect(mergeProfile(base, wanted, now)).toEqual({ ...now, phone: '2', data: { ...now.data, palette: 'night' } });
  });

  it('is not merged where the same field was changed, unless to the same', () => {
    const now = { ...base, phone: '3', revision: 4 };
    expect(mergeProfile(base, { ...base, phone: '2' }, now)).toBeUndefined();
    expect(mergeProfile(base, { ...base, phone: '3' }, now)).toEqual(now);
  });

  it('is asked for once it is refused, and refused for good when the change is contested', async () => {
    const EDIT = '/api/v1.0/account/EditAccountInfomation';
    const refused = { status: 409, body: { code: 'changed-meanwhile', message: 'Kari saved this.', errors: [] } };
    const now = { ...base, phone: '3', revision: 4 };
    const asked = stubCalls({ [EDIT]: refused, '/api/v1.0/account/GetAccountInfomation': { body: now } });
    await expect(saveProfile(base, { ...base, phone: '2' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await expect(saveProfile(base, { ...base, fullName: 'Ola' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    const sent = asked.filter(({ path }) => path === EDIT).map(({ body }) => body);
    expect(sent).toMatchObject([{ revision: 3 }, { revision: 3 }, { revision: 4, fullName: 'Ola', phone: '3' }]);
  });
});

describe('two choices, the second before the first is answered', () => {
  it('are saved one after the other, the second on what the first left', async () => {
    const asked = stubCalls({
      '/api/v1.0/account/EditAccountInfomation': { body: { ...base, phone: '2', revision: 4 } },
    });
    const first = { ...base, phone: '2' };
    await Promise.all([saveProfile(base, first), saveProfile(first, { ...first, phone: '1', fullName: 'Ola' })]);
    expect(asked.map(({ body }) => body)).toMatchObject([
      { revision: 3, phone: '2' },
      { revision: 4, phone: '1', fullName: 'Ola' },
    ]);
  });
});
