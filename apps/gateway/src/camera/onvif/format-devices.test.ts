import { expect, it } from 'vitest';
import { formatDevices } from './format-devices.ts';

const device = {
  host: '10.10.10.21',
  endpoint: 'urn:uuid:1',
  services: ['http://10.10.10.21/onvif/device_service'],
  name: 'Aft deck',
  hardware: 'P1375',
  location: null,
};

it('lists cameras with what is known of each', () => {
  const bare = { ...device, host: '10.10.10.22', name: null, hardware: null, services: ['http://10.10.10.22/'] };
  expect(formatDevices([device, bare])).toEqual([
    '2 cameras answered:',
    '  10.10.10.21  Aft deck, P1375  http://10.10.10.21/onvif/device_service',
    '  10.10.10.22  without a name  http://10.10.10.22/',
  ]);
  expect(formatDevices([device])[0]).toBe('1 camera answered:');
});

it('says when none answers', () => {
  expect(formatDevices([])).toEqual(['No camera answered.']);
});
