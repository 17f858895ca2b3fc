/** What the pages of users keep in the address: view, filters, order, the selected cell, and the open sheet. */
import { roles } from '@fms/contract/account';
import { z } from 'zod';
import {
  addressOf,
  COUNT,
  parameter,
  parameterList,
  SWITCH,
  WHOLE_NUMBER,
} from '../../../navigation/address-schema.ts';

export const VIEWS = ['list', 'invitation', 'matrix'] as const;
export const ACCOUNT_STATES = ['all', 'active', 'deactivated', 'no-two-factor'] as const;
export const USER_SORTS = ['user', 'email', 'role', 'organization', 'two-factor', 'last-sign-in'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const USER_ADDRESS = addressOf({
  view: parameter('view', z.enum(VIEWS), 'list'),
  words: parameter('q', z.string(), ''),
  role: parameter('role', z.enum(roles)),
  state: parameter('state', z.enum(ACCOUNT_STATES), 'all'),
  organization: parameter('organization', WHOLE_NUMBER),
  sort: parameter('sort', z.enum(USER_SORTS), 'user'),
  descending: parameter('descending', SWITCH, false),
  /** An open dialog; `like` is the address whose open invitation it begins with. */
  sheet: parameter('sheet', z.enum(['invite', 'place', 'token'])),
  like: parameter('like', z.string(), ''),
  /** Of the matrix: a cell by both, a row or a column by one of them; of the sheets of tokens and of a place their user. */
  user: parameter('user', WHOLE_NUMBER),
  vessel: parameter('vessel', WHOLE_NUMBER),
  vesselWords: parameter('vessels', z.string(), ''),
  /** Folders whose vessels stand in the matrix where it begins with folders. */
  open: parameterList('open', z.string()),
  isDirectOnly: parameter('direct', SWITCH, false),
  userOffset: parameter('users-from', COUNT, 0),
  vesselOffset: parameter('vessels-from', COUNT, 0),
});
export type UserAddress = ReturnType<typeof USER_ADDRESS.parse>;
