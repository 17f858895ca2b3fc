import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartFailure } from '../failure/start-failure.ts';
import { readConfig } from './config.ts';

const failureOf = (args: string[], environment: Record<string, string> = {}): string => {
  try {
    readConfig(args, environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  return 'no failure';
};

const live = (...args: string[]) => ['--live', '--public-url', 'https://fleet.example.org', ...args];

describe('readConfig', () => {
  it('is the demonstration on this machine when nothing is given', () => {
    expect(readConfig([], {})).toMatchObject({
      mode: 'demonstration',
      host: '127.0.0.1',
      port: 8080,
      dataFolder: resolve('data'),
      publicUrl: null,
      trustProxy: [],
      databaseUrl: null,
      logLevel: 'warn',
    });
  });

  it('takes every flag and variable of real use', () => {
    const args = live(
      '--host',
      '0.0.0.0',
      '--port',
      '443',
      '--data',
      '/srv/fms',
      '--trust-proxy',
      'loopback,10.0.0.0/8',
    );
    const config = readConfig(args, { DATABASE_URL: 'postgres://fms@db/fms', LOG_LEVEL: 'debug' });
    expect(config).toMatchObject({
      mode: 'live',
      host: '0.0.0.0',
      port: 443,
      dataFolder: '/srv/fms',
      trustProxy: ['loopback', '10.0.0.0/8'],
      databaseUrl: 'postgres://fms@db/fms',
      logLevel: 'debug',
    });
    expect(config.publicUrl?.href).toBe('https://fleet.example.org/');
  });

  it('takes the commit it was built from, and refuses what is none', () => {
    expect(readConfig([], {}).build).toBe('');
    expect(readConfig([], { BUILD_COMMIT: '9f3c2a1' }).build).toBe('9f3c2a1');
    expect(failureOf([], { BUILD_COMMIT: 'a b' })).toContain('BUILD_COMMIT must be');
  });

  it('takes where mails, reports and look-ups go, and who people sign in with', () => {
    const config = readConfig([], {
      SMTP_URL: 'smtps://fms:secret@mail.example.org',
      MAIL_FROM: 'Fleet <fleet@example.org>',
      FEEDBACK_TO: 'help@example.org',
      IP_GEO_URL: 'https://ip.example.org/{ip}/json',
      SSO_AUTHORITY: 'https://id.example.org',
      SSO_CLIENT_ID: 'fleet',
      SSO_SCOPES: 'openid email api://fleet/access',
    });
    expect(config).toMatchObject({
      mailFrom: 'Fleet <fleet@example.org>',
      feedbackTo: 'help@example.org',
      ipGeoUrl: 'https://ip.example.org/{ip}/json',
      singleSignOn: {
        authority: 'https://id.example.org',
        clientId: 'fleet',
        scopes: ['openid', 'email', 'api://fleet/access'],
      },
      pushToLoopback: false,
    });
    expect(config.smtpUrl?.host).toBe('mail.example.org');
  });

  it('means Microsoft Entra when only tenant and client are given', () => {
    expect(readConfig([], { SSO_TENANT: '0f3c-9', SSO_CLIENT_ID: 'fleet' }).singleSignOn).toEqual({
      authority: 'https://login.microsoftonline.com/0f3c-9/v2.0',
      clientId: 'fleet',
      scopes: ['api://fleet/access_as_user', 'openid', 'profile', 'email', 'User.Read'],
    });
    expect(readConfig([], {}).singleSignOn).toBeNull();
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig([], {}))).toBe(true);
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig([], { DATABASE_URL: '', LOG_LEVEL: '', REDIS_URL: '' }).databaseUrl).toBeNull();
  });

  it.each<[string, string[], Record<string, string>?]>([
    ["--port must be a whole number from 0 to 65535, not 'abc'.", ['--port', 'abc']],
    ["--port must be a whole number from 0 to 65535, not '65536'.", ['--port', '65536']],
    ["--port must be a whole number from 0 to 65535, not '-1'.", ['--port=-1']],
    ["--data must be the path of a folder, not ''.", ['--data', '']],
    ["--host must be an IP address to listen on, not 'everywhere'.", live('--host', 'everywhere')],
    ['--live needs --public-url, the address people will open.', ['--live']],
    ['--host needs --live: the demonstration answers this machine only.', ['--host', '0.0.0.0']],
    ['--trust-proxy needs --live: the demonstration answers this machine only.', ['--trust-proxy', 'loopback']],
    ['--public-url needs --live: the demonstration answers this machine only.', ['--public-url', 'https://a.example']],
    ['--services is not supported yet: leave it out.', ['--services', 'api,hub']],
    ['REDIS_URL is not supported yet: leave it out.', [], { REDIS_URL: 'redis://r' }],
    [
      'BLOB_URL must be an address such as https://key:secret@s3.example.org/bucket?region=eu-north-1.',
      [],
      { BLOB_URL: 'https://s3.example.org/bucket' },
    ],
    ['MQTT_URL is not supported yet: leave it out.', [], { MQTT_URL: 'mqtt://m' }],
    ["FEEDBACK_TO must be an email address, not 'me'.", [], { FEEDBACK_TO: 'me' }],
    ['SSO_CLIENT_ID needs SSO_AUTHORITY or SSO_TENANT.', [], { SSO_CLIENT_ID: 'fleet' }],
    ['SSO_AUTHORITY and SSO_TENANT need SSO_CLIENT_ID.', [], { SSO_TENANT: '0f3c' }],
    [
      "SSO_TENANT must be the id of one Microsoft Entra tenant, not 'common'.",
      [],
      { SSO_TENANT: 'common', SSO_CLIENT_ID: 'fleet' },
    ],
    [
      "SSO_AUTHORITY must be the issuer address of an OpenID Connect provider, over https, not 'http://id.example'.",
      [],
      { SSO_AUTHORITY: 'http://id.example', SSO_CLIENT_ID: 'fleet' },
    ],
    ["SSO_SCOPES must be a list of scopes with openid among them, not 'email'.", [], { SSO_SCOPES: 'email' }],
    ['SENTRY_DSN is not supported yet: leave it out.', [], { SENTRY_DSN: 'https://k@s/1' }],
    ["LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'.", [], { LOG_LEVEL: 'loud' }],
  ])('stops the start: %s', (sentence, args, environment) => {
    expect(failureOf(args, environment)).toBe(sentence);
  });

  it.each(['http//x', 'ftp://fleet.example.org', 'https://fleet.example.org/path', 'https://fleet.example.org?a'])(
    'wants a public address without more than a host, unlike %s',
    (url) => {
      const sentence = `--public-url must be an address without a path, such as https://fleet.example.org, not '${url}'.`;
      expect(failureOf(['--live', '--public-url', url])).toBe(sentence);
    },
  );

  it.each(['10.0.0.0/33', 'somewhere', '10.0.0.1/8/8'])('wants proxies by address, unlike %s', (proxy) => {
    expect(failureOf(live('--trust-proxy', proxy))).toMatch(/^--trust-proxy must be a list of addresses/);
  });

  it.each([
    ['DATABASE_URL', 'mysql://fms:secret@db/fms', 'postgres://user@host/database'],
    ['CLICKHOUSE_URL', 'tcp://fms:secret@ch:9000', 'https://user@host:8443/database'],
    ['BLOB_URL', 's3://key:secret@bucket', 'https://key:secret@s3.example.org/bucket?region=eu-north-1'],
    ['SMTP_URL', 'https://fms:secret@mail', 'smtps://user:password@mail.example.org'],
  ])('does not repeat %s, which may hold a password', (name, value, example) => {
    expect(failureOf([], { [name]: value })).toBe(`${name} must be an address such as ${example}.`);
  });

  it('names unknown flags and those without their value', () => {
    expect(failureOf(['--prot', '80'])).toMatch(/--prot.*known are --port, --data/);
    expect(failureOf(['--data'])).toMatch(/--data.*known are/);
    expect(failureOf(['serve'])).toMatch(/serve.*known are/);
  });
});
