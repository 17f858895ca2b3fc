/** Why a live view ended, in words. */
import type { LiveView } from '@fms/contract/camera';
import type { TextKey } from '../../../language/index.ts';

export const LIVE_END_TEXT: Readonly<Record<NonNullable<LiveView['ended']>, TextKey>> = {
  stopped: 'CAMERA_END_STOPPED',
  'right-lost': 'CAMERA_END_RIGHT_LOST',
  'link-down': 'CAMERA_END_LINK_DOWN',
  'time-over': 'CAMERA_END_TIME_OVER',
  silent: 'CAMERA_END_SILENT',
  'budget-stream': 'CAMERA_END_BUDGET_STREAM',
  'budget-day': 'CAMERA_END_BUDGET_DAY',
  'budget-month': 'CAMERA_END_BUDGET_MONTH',
  'budget-line': 'CAMERA_END_BUDGET_LINE',
};
