import type { Alarm } from '@fms/contract/alarm';
import type { SuppressKind } from '../../../entities/alarm/index.ts';

/** Opens the dialog that asks for what is to be done with these alarms. */
export type AlarmQuestion = (
  kind: 'acknowledge' | 'comment' | 'assign' | SuppressKind,
  alarms: readonly Alarm[],
) => void;
