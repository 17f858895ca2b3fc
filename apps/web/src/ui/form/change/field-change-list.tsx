import { NOT_APPLICABLE } from '@fms/domain/format';
import type { FieldChange } from './field-change.ts';
import style from './field-change-list.module.css';

/** Fields with their value before and after. */
export function FieldChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul className={style.list}>
      {changes.map(({ field, old, new: now }) => (
        <li key={field}>
          {field}: {old || NOT_APPLICABLE} → {now || NOT_APPLICABLE}
        </li>
      ))}
    </ul>
  );
}
