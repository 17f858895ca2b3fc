import { type PerformanceEventKind, performanceEventKinds } from '@fms/contract/performance';
import type { Translate } from '../../../language/index.ts';

export const getEventText = (kind: PerformanceEventKind, t: Translate): string =>
  t(`HULL_EVENT_${kind.toUpperCase().replaceAll('-', '_')}` as 'HULL_EVENT_PAINT');

export const listEventChoices = (t: Translate) =>
  performanceEventKinds.map((value) => ({ value, label: getEventText(value, t) }));
