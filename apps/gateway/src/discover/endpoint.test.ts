import { sourceSetting } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { detectBusProtocol } from './detect-bus-protocol.ts';
import { EndpointError, readEndpoint, toEndpoint } from './endpoint.ts';

describe('an endpoint', () => {
  it.each([
    ['tcp://10.0.0.5:10110', { kind: 'tcp', host: '10.0.0.5', port: 10_110 }],
    ['udp://0.0.0.0:10111', { kind: 'udp', host: '0.0.0.0', port: 10_111 }],
    ['tcp://[fe80::1]:10110', { kind: 'tcp', host: 'fe80::1', port: 10_110 }],
    ['serial:/dev/ttyUSB0@38400', { kind: 'serial', path: '/dev/ttyUSB0', baudRate: 38_400 }],
    ['/dev/ttyAMA0', { kind: 'serial', path: '/dev/ttyAMA0', baudRate: null }],
    ['ws://10.0.0.7:3000', { kind: 'websocket', url: 'ws://10.0.0.7:3000/signalk/v1/stream?subscribe=all' }],
    ['mqtt://broker:1883', { kind: 'broker', url: 'mqtt://broker:1883' }],
    ['logs/day1.log.gz', { kind: 'file', path: 'logs/day1.log.gz' }],
  ])('%s', (text, endpoint) => expect(readEndpoint(text)).toEqual(endpoint));

  it.each(['tcp://10.0.0.5', 'http://10.0.0.5:80', 'udp://:10110'])('is not %s', (text) =>
    expect(() => readEndpoint(text)).toThrow(EndpointError),
  );

  it.each([
    [{ protocol: 'nmea0183', name: 'a', transport: 'serial', path: '/dev/ttyS0' }, 'serial'],
    [{ protocol: 'signalk', name: 'a', transport: 'websocket', url: 'ws://a:3000/s' }, 'websocket'],
    [{ protocol: 'sparkplug', name: 'a', url: 'mqtt://a:1883', group: 'g' }, 'broker'],
    [{ protocol: 'n2k', name: 'a', transport: 'udp', port: 2000 }, 'udp'],
  ])('of a configured source %o', (setting, kind) => expect(toEndpoint(sourceSetting.parse(setting))?.kind).toBe(kind));

  it('is none for Modbus, whose registers have to be known', () => {
    const registers = [{ address: 0, tag: { name: 'Oil pressure' } }];
    expect(toEndpoint(sourceSetting.parse({ protocol: 'modbus', name: 'a', host: 'plc', registers }))).toBe(null);
  });
});

describe('the first bytes of a bus', () => {
  it.each([
    ['C,1*23\r\n$GPGLL,5420.47,N,01330.39,E,074109,A\r\n$SDDPT,8.6,0.0\r\n$SDDPT,8.7,0.0\r\n', 'nmea0183'],
    ['R 19F51323 01 2F 30\r\n17:33:21.107 R 19F51323 01 2F 30 70 00 2F 30 70\r\n', 'n2k'],
    ['\u0010\u0002\u0093\u0013', 'n2k'],
    ['ue":1}]}]}\n{"context":"vessels.self","updates":[]}\n', 'signalk'],
    ['4\r\nV\t12800\r\nI\t-500\r\nP\t-6\r\nSOC\t990\r\n', 'vedirect'],
    ['2.1\n12.3,4.5,6.7\n12.4,4.5,6.7\n12.4,4.6,6.8\n12.5,4.6,6.8\n', 'csv'],
    ['\u0000\u00fe\u0081garbage\r\n\u00fe\u00fe\u0080\r\n\u0081\u0090\r\n\u0090\u0091\r\n', null],
    ['$GPRMC,0741', null],
  ])('%j → %s', (head, protocol) => expect(detectBusProtocol(Buffer.from(head, 'latin1'))).toBe(protocol));
});
