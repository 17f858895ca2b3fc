import type { ListedSession } from '@fms/contract/ship-view';
import { formatTime } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { formatApprover, LEVEL_TEXT } from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import { type SeenStep, useSeenSteps } from '../state/use-seen-steps.ts';
import type { SessionControl } from '../state/use-session-control.ts';
import style from './side.module.css';

interface StepPanelProps {
  readonly session: ListedSession;
  readonly control: SessionControl;
  readonly isOver: boolean;
}

/** The switch that cuts the line without a further question, and the steps this page has seen, newest first. */
export function StepPanel({ session, control, isOver }: StepPanelProps) {
  const t = useText();
  const steps = useSeenSteps(session);
  const textOf = ({ kind, session: { by, approvedBy, level, until } }: SeenStep) => {
    if (kind === 'asked') return t('STEP_ASKED', { name: by });
    if (kind === 'approved') return t('STEP_APPROVED', { name: formatApprover(approvedBy, t) });
    if (kind === 'level') return t('STEP_LEVEL', { level: t(LEVEL_TEXT[level]) });
    return t('STEP_MORE_TIME', { time: until === null ? '' : formatTime(Date.parse(until), Date.now()) });
  };
  return (
    <>
      {!isOver && (
        <Panel>
          <div className={style.cut}>
            <Button variant="outline" color="red" onClick={control.cut}>
              {t('CUT_LINK')}
            </Button>
            <span>{t('CUT_LINK_NOTE')}</span>
          </div>
        </Panel>
      )}
      <Panel title={t('STEPS')}>
        <ol className={style.steps}>
          {steps.map((step) => (
            <li key={step.number}>
              <span>{step.atMs === null ? '' : formatTime(step.atMs, Date.now())}</span> {textOf(step)}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
