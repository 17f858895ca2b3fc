import type { TokenClaims } from '@fms/contract/account';
import { createFakeClock } from '@fms/test-kit';
import { beforeEach, expect, it } from 'vitest';
import { createTokens, type TokenService } from './token.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const claims: Omit<TokenClaims, 'exp'> = {
  sub: 'olav',
  role: 'User',
  email: 'olav@fleet.example',
  NeedEnable2FA: false,
  sid: 's',
};

let clock: ReturnType<typeof createFakeClock>;
let tokens: TokenService;
beforeEach(() => {
  clock = createFakeClock(NOON);
  tokens = createTokens(new TextEncoder().encode('a secret of thirty-two characters'), clock);
});

it('a token is good until it expires, however often it was shown before', async () => {
  const token = await tokens.sign(claims, NOON + 60_000);
  for (const _ of [1, 2]) expect(await tokens.verify(token)).toMatchObject(claims);
  clock.advance(60_000);
  for (const _ of [1, 2]) await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'token-expired' });
});

it('a token that is known makes no other one good', async () => {
  const token = await tokens.sign(claims, NOON + 60_000);
  await tokens.verify(token);
  const [head, body, signature = ''] = token.split('.');
  const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const _ of [1, 2]) await expect(tokens.verify(forged)).rejects.toMatchObject({ code: 'not-signed-in' });
});
