import { NO_VALUE } from '@fms/domain/format';
import type { Translate } from '../../../language/index.ts';
import type { FuelKind } from '../flow/consumer-flow.ts';
import type { Grades } from '../flow/grades.ts';

/** The grade as plant or delivery note names it; a distillate without a note is called so, other fuel is not known. */
export function getGradeText(grades: Grades, kind: FuelKind, t: Translate): string {
  return grades[kind].name ?? (kind === 'distillate' ? t('GRADE_DISTILLATE') : NO_VALUE);
}
