import { testAddress } from '../../../testing/address-table.ts';
import { FLEET_STATISTIC_ADDRESS } from './fleet-statistic-state.ts';

testAddress({
  schema: FLEET_STATISTIC_ADDRESS,
  kept: [
    '',
    'vessels=3%2C14&sisters=3&rank=main-engine%2Fpower&by=time&columns=fuel%2Cvessel%2FspeedOverGround',
    'group=weekly&until=2026-11-20T00%3A00%3A00.000Z&zone=Europe%2FOslo&wind=4&lines=3..14&sort=-fuel',
  ],
  meaningless: ['rank=heading&by=weight&group=1s&until=never&zone=Atlantis&wind=13&vessels=a&sisters=-1'],
});
