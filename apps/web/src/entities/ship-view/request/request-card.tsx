import { RECORDING_DAYS, type ShipViewEntry, updateViewStatus, type ViewStatus } from '@fms/contract/ship-view';
import {
  BOX_MINUTES,
  type BoxMinutes,
  USUAL_BOX_MINUTES,
  VIEW_QUALITIES,
  type ViewLevel,
  type ViewQuality,
} from '@fms/domain/ship-view';
import { IconButton, Segmented, type SegmentedProps } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Input, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../api/index.ts';
import { useText } from '../../../language/index.ts';
import { ChoiceField, FormButtons, FormFrame, useContractForm } from '../../../ui/form/index.ts';
import { shipViewQueries } from '../query/ship-view.queries.ts';
import { QUALITY_TEXT, SHORT_LEVEL_TEXT } from '../words/level-text.ts';
import { formatCost, formatLeft } from '../words/session-text.ts';
import { useHoldText } from '../words/use-hold-text.ts';
import style from './request.module.css';
import { RequestSteps } from './request-steps.tsx';

interface RequestCardProps {
  readonly entry: ShipViewEntry;
  readonly vesselName: string;
  /** Those one may ask for, from the least on. */
  readonly levels: readonly ViewLevel[];
  readonly onSent: (status: ViewStatus) => void;
  readonly onClose?: () => void;
}

/** Asks for a session: screen, reason, ticket, time box, level at start, and quality with its cost (§9.10). */
export function RequestCard({ entry, vesselName, levels, onSent, onClose }: RequestCardProps) {
  const t = useText();
  const form = useRequestForm(entry, onSent);
  const { level, minutes = USUAL_BOX_MINUTES, quality = 'low' } = form.values;
  const formatLine = (...of: [ViewQuality, BoxMinutes]) =>
    `${formatCost(...of, t)} ${formatLeft(entry.budget, t)}`.trim();
  const held = useHoldText(entry.held);
  const qualities = entry.state === 'still-only' ? (['still'] as const) : VIEW_QUALITIES;
  return (
    <Panel
      title={t('REQUEST_TITLE', { vessel: vesselName })}
      actions={onClose && <IconButton icon="close" label={t('CLOSE')} tooltip="left" onClick={onClose} />}
    >
      <RequestSteps stage={1} />
      <FormFrame form={form} className={style.form}>
        <ChoiceField
          label={t('SCREEN')}
          options={entry.screens.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('screenId')}
        />
        <TextInput label={t('REQUEST_REASON')} required maxLength={300} {...form.field('reason')} />
        <div className={style.pair}>
          <TextInput label={t('REQUEST_TICKET')} required maxLength={60} {...form.field('ticket')} />
          <ChoiceField
            label={t('TIME_BOX')}
            options={BOX_MINUTES.map((value) => ({ value, label: t('BOX_OF_MINUTES', { minutes: value }) }))}
            {...form.field('minutes')}
          />
        </div>
        <NotedChoice
          label={t('LEVEL_AT_START')}
          note={t('LEVEL_AT_START_NOTE')}
          value={level}
          onChange={(next) => form.change({ level: next })}
          options={levels.map((value) => ({ value, label: t(SHORT_LEVEL_TEXT[value]) }))}
        />
        <NotedChoice
          label={t('QUALITY')}
          note={formatLine(quality, minutes)}
          value={quality}
          onChange={(next) => form.change({ quality: next })}
          options={qualities.map((value) => ({ value, label: t(QUALITY_TEXT[value]) }))}
        />
        {held !== '' && (
          <p className={style.note} role="status">
            {held}
          </p>
        )}
        <p className={style.note}>{t('REQUEST_RECORDED', { days: RECORDING_DAYS })}</p>
        <FormButtons form={form} action={t('SEND_REQUEST')} onCancel={onClose} />
      </FormFrame>
    </Panel>
  );
}

interface NotedChoiceProps<Value extends string> extends SegmentedProps<Value> {
  readonly note: string;
}

/** A choice with its label above it and what it means below. */
function NotedChoice<Value extends string>({ note, ...choice }: NotedChoiceProps<Value>) {
  return (
    <Input.Wrapper label={choice.label} description={note} inputWrapperOrder={ORDER}>
      <Segmented fullWidth {...choice} />
    </Input.Wrapper>
  );
}

/** The note stands under what it is about. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

function useRequestForm({ vesselId, screens, state }: ShipViewEntry, onSent: RequestCardProps['onSent']) {
  const client = useQueryClient();
  const initial: z.input<typeof updateViewStatus.body> = {
    state: 'request',
    level: 'view',
    screenId: screens[0]?.id ?? '',
    minutes: USUAL_BOX_MINUTES,
    quality: state === 'still-only' ? 'still' : 'low',
    reason: '',
    ticket: '',
  };
  return useContractForm({
    schema: updateViewStatus.body,
    initial,
    send: (body) => call(updateViewStatus, { params: { id: vesselId }, body }),
    onSent: async (status) => {
      await client.invalidateQueries({ queryKey: shipViewQueries.list().queryKey });
      onSent(status);
    },
  });
}
