import { testAddress } from '../../../testing/address-table.ts';
import { MAP_ADDRESS } from './map-address.ts';

testAddress({
  schema: MAP_ADDRESS,
  kept: [
    '',
    'vessel=3&map=6.25%2F57.1234%2F2.3456&panel=zones',
    'track=hidden&outliers=shown&colour=12&window=7d&at=2026-11-20T07%3A54%3A00.000Z',
  ],
  meaningless: [
    'vessel=x',
    'map=6/91/2',
    'panel=everything',
    'track=1',
    'outliers=1',
    'colour=red',
    'window=1y',
    'at=now',
  ],
});
