import { expect, it } from 'vitest';
import { type AddressProblem, findScreenAddress } from './screen-address.ts';

const setting = (shipViewServerIp: string, shipViewPort = '5900', connectType = 'vnc') => ({
  shipViewServerIp,
  shipViewPort,
  connectType,
});

it.each([
  [setting('10.41.0.12'), '10.41.0.12', 5900],
  [setting(' 192.168.1.5 ', ' 65535 ', 'VNC'), '192.168.1.5', 65_535],
  [setting('172.31.255.1', '1'), '172.31.255.1', 1],
  [setting('127.0.0.1'), '127.0.0.1', 5900],
])('%o is a screen', (given, host, port) => expect(findScreenAddress(given)).toEqual({ ok: true, host, port }));

it.each<[ReturnType<typeof setting>, AddressProblem]>([
  [setting(''), 'not-set-up'],
  [setting('{ip}'), 'not-set-up'],
  [setting('10.41.0.12', ''), 'not-set-up'],
  [setting('10.41.0.12', '3389', 'rdp'), 'connect-type'],
  [setting('10.41.0.12', '5900', ''), 'connect-type'],
  [setting('ecdis.ship'), 'address'],
  [setting('8.8.8.8'), 'address'],
  [setting('169.254.169.254'), 'address'],
  [setting('172.32.0.1'), 'address'],
  [setting('0.0.0.0'), 'address'],
  [setting('010.41.0.12'), 'address'],
  [setting('10.41.0.256'), 'address'],
  [setting('10.41.12'), 'address'],
  [setting('0x0a290c01'), 'address'],
  [setting('10.41.0.12:22'), 'address'],
  [setting('[::1]'), 'address'],
  [setting('10.41.0.12', '0'), 'port'],
  [setting('10.41.0.12', '65536'), 'port'],
  [setting('10.41.0.12', '5900x'), 'port'],
  [setting('10.41.0.12', '-1'), 'port'],
])('%o is refused', (given, problem) => expect(findScreenAddress(given)).toEqual({ ok: false, problem }));
