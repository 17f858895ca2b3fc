import type { Tag, TagSetting } from '@fms/contract/tag';
import { MAX_TAG_REASON } from '@fms/contract/tag';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useText } from '../../../language/index.ts';
import { FieldChangeList, FormButtons, FormFrame, listFieldChanges, OutdatedLine } from '../../../ui/form/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import { BackTestPanel } from '../back-test/back-test.panel.tsx';
import { useBackTest } from '../back-test/use-back-test.ts';
import { isRuleChanged } from '../form/tag-form-schema.ts';
import { useTagWords } from '../form/tag-words.ts';
import type { TestRange } from '../list/tag-address.ts';
import style from './editor.module.css';
import { IdentityFields, LimitFields, QualityFields } from './tag-fields.tsx';
import { useTagForm } from './use-tag-form.ts';

interface TagEditorProps {
  readonly tag: Tag;
  readonly setting: TagSetting;
  readonly mayEdit: boolean;
  readonly range: TestRange;
  readonly onRange: (range: TestRange) => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** All that is set of one tag, tested on its history before it is saved. */
export function TagEditor(props: TagEditorProps) {
  const t = useText();
  const { tag, setting, mayEdit, range, onRange, onCopy, onDelete, onClose } = props;
  const { form, filled, load } = useTagForm(setting);
  const { labels, showOf } = useTagWords();
  const show = showOf(filled.setting.declared);
  const changes = listFieldChanges(filled.values, form.values, labels, show);
  const isRule = isRuleChanged(filled.values, form.values);
  const hasLimits = tag.valueKind === 'number' || tag.valueKind === 'boolean';
  const test = useBackTest({ tag, values: form.values, before: filled.values, range, isOn: hasLimits && form.isRight });
  const doubt = isRule ? test.doubt : undefined;
  const isReasonMissing = doubt !== undefined && form.values.reason.trim() === '';
  useSaveKey(form.frame.ref);
  return (
    <div className={style.editor}>
      <Panel
        title={tag.name}
        actions={
          <>
            <span className="fms-caption">{t('TAG_NUMBER', { id: tag.Id })}</span>
            <IconButton icon="close" tooltip="left" label={t('CLOSE')} onClick={onClose} />
          </>
        }
      >
        <LastSaved setting={filled.setting} />
        <FormFrame form={form} className={style.form}>
          <div className={style.groups}>
            <IdentityFields form={form} setting={filled.setting} />
            {hasLimits && <LimitFields form={form} setting={filled.setting} />}
            <QualityFields form={form} setting={filled.setting} />
          </div>
          <div className={style.foot}>
            <section aria-label={t('CHANGES')}>
              {changes.length === 0 ? (
                <p className="fms-caption">{t('TAG_NO_CHANGES')}</p>
              ) : (
                <FieldChangeList changes={changes} />
              )}
            </section>
            {doubt !== undefined && (
              <TextInput
                label={t(doubt)}
                required
                maxLength={MAX_TAG_REASON}
                placeholder={t('REASON')}
                {...form.field('reason')}
              />
            )}
            <OutdatedLine form={form} labels={labels} show={show} load={load} />
            {mayEdit && (
              <FormButtons
                form={form}
                isDisabled={!form.isRight || changes.length === 0 || (isRule && test.isPending) || isReasonMissing}
                onCancel={changes.length === 0 ? undefined : () => form.reset()}
                cancel={t('TAG_DISCARD')}
              >
                <Button variant="default" onClick={onCopy}>
                  {t('TAG_COPY_TO_SISTERS')}
                </Button>
                <Button variant="outline" color="red" onClick={onDelete}>
                  {t('TAG_DELETE')}
                </Button>
              </FormButtons>
            )}
            <p className="fms-caption">{t('TAG_APPLIES')}</p>
          </div>
        </FormFrame>
      </Panel>
      {hasLimits && <BackTestPanel tag={tag} values={form.values} test={test} range={range} onRange={onRange} />}
    </div>
  );
}

/** By whom, and since when it counts: limits are evaluated ashore, at once. */
function LastSaved({ setting: { changedAt, changedBy } }: { setting: TagSetting }) {
  const t = useText();
  if (changedAt === null) return null;
  return (
    <p className="fms-caption">
      {t('TAG_IN_USE', { by: changedBy ?? '' })} <Moment at={changedAt} />
    </p>
  );
}

/** Ctrl S saves, wherever the focus is. */
function useSaveKey(frame: { readonly current: HTMLFormElement | null }): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const button = frame.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (button?.disabled === false) frame.current?.requestSubmit();
  });
}
