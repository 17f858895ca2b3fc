import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

describe('the server log', () => {
  it('hides secrets, at the top and below', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const secret = 'open-sesame';
    logger.info(
      { token: secret, password: secret, headers: { authorization: secret }, a: { b: { key: secret } } },
      'x',
    );
    logger.warn({ body: { otp: secret, confirmPassword: secret }, err: new Error('failed') }, 'y');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(secret);
    expect(lines.join('').match(/\[hidden\]/g)).toHaveLength(6);
    const refused = Object.assign(new Error('violates check constraint'), {
      detail: `Failing row contains (${secret})`,
    });
    logger.error({ err: refused }, 'z');
    expect(lines[2]).toContain('violates check constraint');
    expect(lines[2]).not.toContain(secret);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: 'y', err: { message: 'failed' } });
  });
});
