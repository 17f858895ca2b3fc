/** What of the versions stands in the address: `view=releases&release=7`, `q=brim&state=behind`. */
import { VERSION_STATES } from '@fms/domain/version';
import { z } from 'zod';
import { type AddressValue, addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';

export const VIEWS = ['board', 'shore', 'releases'] as const;
export type View = (typeof VIEWS)[number];

/** What is open over the page. */
const PANELS = ['add', 'edit'] as const;

export const VERSION_ADDRESS = addressOf({
  view: parameter('view', z.enum(VIEWS), 'board'),
  words: parameter('q', z.string(), ''),
  state: parameter('state', z.enum(VERSION_STATES)),
  /** The release whose notes are shown. */
  release: parameter('release', WHOLE_NUMBER),
  panel: parameter('panel', z.enum(PANELS)),
});
export type VersionPageState = AddressValue<typeof VERSION_ADDRESS>;
