import { describe } from 'vitest';
import { testAddress } from '../../../testing/address-table.ts';
import { LIST_ADDRESS } from './list-address.ts';

describe('the list of vessels in the address', () => {
  testAddress({
    schema: LIST_ADDRESS,
    kept: ['q=brim&organization=2&folder=4&end=soon&link=silent&sort=-ends&vessel=7', 'panel=import'],
    meaningless: ['organization=x&folder=-1&end=often&link=maybe&sort=-colour&vessel=0&panel=none'],
  });
});
