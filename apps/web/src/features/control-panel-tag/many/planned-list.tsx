import { useText } from '../../../language/index.ts';
import { FieldChangeList, listFieldChanges } from '../../../ui/form/index.ts';
import { useTagWords } from '../form/tag-words.ts';
import type { PlannedEdit } from './bulk-edit.ts';
import style from './many.module.css';

/** Tags that are named of a preview; the rest are counted. */
const MOST_NAMED = 200;

/** What will be written, tag by tag, old → new. */
export function PlannedList({ planned, total }: { planned: readonly PlannedEdit[]; total: number }) {
  const t = useText();
  const { labels, showOf } = useTagWords();
  const more = planned.length - MOST_NAMED;
  return (
    <section aria-label={t('TAG_PREVIEW')}>
      <p className="fms-caption" role="status">
        {t('TAG_PREVIEW_TELLS', { count: planned.length, same: total - planned.length })}
      </p>
      <ul className={style.planned}>
        {planned.slice(0, MOST_NAMED).map(({ row, before, after, isWrong }) => (
          <li key={row.setting.Id}>
            {row.name}
            {isWrong && <span className={style.wrong}> {t('TAG_PREVIEW_WRONG')}</span>}
            <FieldChangeList changes={listFieldChanges(before, after, labels, showOf(row.setting.declared))} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="fms-caption">{t('TAG_PREVIEW_MORE', { count: more })}</p>}
    </section>
  );
}
