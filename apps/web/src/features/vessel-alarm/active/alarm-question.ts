import type { Alarm } from '@fms/contract/alarm';
import type { SuppressKind } from '../dialog/suppress.dialog.tsx';

/** Opens the dialog that asks for what is to be done with these alarms. */
export type AlarmQuestion = (
  kind: 'acknowledge' | 'comment' | 'assign' | SuppressKind,
  alarms: readonly Alarm[],
) => void;
