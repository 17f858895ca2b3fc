import { useText } from '../../../language/index.ts';
import { ChangePreview, FieldChangeList, listFieldChanges } from '../../../ui/form/index.ts';
import { useTagWords } from '../form/tag-words.ts';
import type { PlannedEdit } from './bulk-edit.ts';
import style from './many.module.css';

/** What will be written, tag by tag, old → new. */
export function PlannedList({ planned, total }: { planned: readonly PlannedEdit[]; total: number }) {
  const t = useText();
  const { labels, showOf } = useTagWords();
  return (
    <ChangePreview
      label={t('TAG_PREVIEW')}
      told={t('TAG_PREVIEW_TELLS', { count: planned.length, same: total - planned.length })}
      entries={planned}
      keyOf={({ row }) => row.setting.Id}
      draw={({ row, before, after, isWrong }) => (
        <>
          {row.name}
          {isWrong && <span className={style.wrong}> {t('TAG_PREVIEW_WRONG')}</span>}
          <FieldChangeList changes={listFieldChanges(before, after, labels, showOf(row.setting.declared))} />
        </>
      )}
      more={(count) => t('TAG_PREVIEW_MORE', { count })}
    />
  );
}
