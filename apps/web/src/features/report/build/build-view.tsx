import type { ReportDefinition, ReportFields } from '@fms/contract/report';
import { ProblemLine } from '@fms/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { getVesselOptions, useVessels } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { messages } from '../../../message/index.ts';
import { ChoiceField } from '../../../ui/form/index.ts';
import { useLeaveConfirmation } from '../../../ui/form/use-leave-confirmation.ts';
import { reportCalls, useReportAction } from '../model/report.queries.ts';
import { createDraft, isChanged, type ReportDraft, toFields } from '../model/report-draft.ts';
import style from '../style/report.module.css';
import { ColumnPanel } from './column-panel.tsx';
import type { FieldsProps } from './fields-props.ts';
import { GroupingPanel } from './grouping-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { RecipientPanel } from './recipient-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { WhatPanel } from './what-panel.tsx';

interface BuildViewProps {
  /** The saved report that is open; null builds a new one. */
  readonly saved: ReportDefinition | null;
  readonly definitions: readonly ReportDefinition[];
  readonly onOpen: (id: number | undefined) => void;
  readonly onMade: (runId: number) => void;
}

/** A report being built: what it is of on the left, its preview, and to whom and when it goes on the right. */
export function BuildView({ saved, definitions, onOpen, onMade }: BuildViewProps) {
  const vessels = useVessels();
  const [draft, setDraft] = useState<ReportDraft>(() =>
    saved === null
      ? createDraft(
          vessels.map(({ id }) => id),
          vessels[0] === undefined ? '+00:00' : getVesselOptions(vessels[0]).setting.reportTimeZone,
        )
      : { fields: toFields(saved), saved },
  );
  const [isTouched, setTouched] = useState(false);
  useLeaveConfirmation({ isChanged: isTouched && isChanged(draft), message: messages.discardForm });
  const { fields } = draft;
  const change = (part: Partial<ReportFields>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, fields: { ...before.fields, ...part } }));
  };
  const saving = useReportAction(
    () =>
      saved === null ? reportCalls.add(fields) : reportCalls.edit({ id: saved.id, revision: saved.revision, fields }),
    ({ id }) => {
      setTouched(false);
      onOpen(id);
    },
  );
  const making = useReportAction(
    (isSent: boolean) => reportCalls.run({ fields, span: null, definitionId: saved?.id ?? null, isSent }),
    ({ id }) => onMade(id),
  );
  const parts = { fields, change };
  return (
    <>
      <BuildBar
        {...{ saved, definitions, onOpen, parts }}
        isSaving={saving.isPending}
        isMaking={making.isPending}
        isUnsaved={isChanged(draft)}
        onSave={() => saving.mutate(undefined)}
        onMake={() => making.mutate(fields.recipients.length > 0)}
      />
      <div className={style.columns}>
        <div className={style.left}>
          <WhatPanel {...parts} />
          <GroupingPanel {...parts} />
          <ColumnPanel {...parts} />
        </div>
        <div className={style.middle}>
          <PreviewPanel {...parts} />
        </div>
        <div className={style.right}>
          <SchedulePanel {...parts} />
          <RecipientPanel {...parts} known={saved?.recipients ?? []} />
        </div>
      </div>
    </>
  );
}

interface BuildBarProps extends Pick<BuildViewProps, 'saved' | 'definitions' | 'onOpen'> {
  readonly parts: FieldsProps;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly isMaking: boolean;
  readonly onSave: () => void;
  readonly onMake: () => void;
}

/** Which report this is, and what is done with it. */
function BuildBar({ saved, definitions, onOpen, parts, isUnsaved, isSaving, isMaking, onSave, onMake }: BuildBarProps) {
  const t = useText();
  const { fields, change } = parts;
  const mayEdit = saved === null || saved.isEditable;
  return (
    <div className={style.tools}>
      <ChoiceField
        aria-label={t('REPORT_TEMPLATE')}
        options={[
          { value: 0, label: t('REPORT_NEW') },
          ...definitions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={saved?.id ?? 0}
        onChange={(id) => onOpen(id === 0 ? undefined : id)}
      />
      <TextInput
        aria-label={t('REPORT_NAME')}
        maxLength={100}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {isUnsaved && <span className={style.quiet}>{t('REPORT_UNSAVED')}</span>}
      <span className={style.space} />
      {mayEdit && (
        <Button
          variant="default"
          loading={isSaving}
          disabled={!isUnsaved || fields.name.trim() === ''}
          onClick={onSave}
        >
          {t('REPORT_SAVE')}
        </Button>
      )}
      <Button loading={isMaking} disabled={fields.vesselIds.length === 0} onClick={onMake}>
        {t('REPORT_MAKE')}
      </Button>
      {!mayEdit && <ProblemLine text={t('REPORT_OWNED', { owner: saved?.owner ?? '' })} />}
    </div>
  );
}
