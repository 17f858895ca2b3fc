/** What is chosen on the tab; all of it stands in the address. */
import { JOB_KINDS, type JobKind } from '@fms/domain/job';
import { z } from 'zod';
import { addressOf, parameter, WHOLE_NUMBER } from '../../../navigation/address-schema.ts';
import { type ChangeAddress, useAddressState } from '../../../navigation/use-address.ts';
import { JOB_VIEWS, type JobView } from './job-span.ts';

export interface JobHistoryState {
  readonly view: JobView;
  /** `2026-11-20` in the zone of the vessel; undefined is today. */
  readonly day: string | undefined;
  /** The one whose sheet is open. */
  readonly job: number | undefined;
  readonly kind: JobKind | undefined;
  readonly words: string;
}

const ADDRESS = addressOf<JobHistoryState>({
  view: parameter('span', z.enum(JOB_VIEWS), 'day'),
  day: parameter('day', z.iso.date()),
  job: parameter('job', WHOLE_NUMBER),
  kind: parameter('kind', z.enum(JOB_KINDS)),
  words: parameter('words', z.string().max(120), ''),
});

export const useJobState = (): [state: JobHistoryState, change: ChangeAddress<JobHistoryState>] =>
  useAddressState(ADDRESS, ['view', 'day']);
