import { useText } from '../../../language/index.ts';
import style from './request.module.css';

/** What has been reached: the request is written, waits for the crew, or its time box may begin. */
export type RequestStage = 1 | 2 | 3;

const STEPS = [
  [1, 'STAGE_REQUEST', 'STAGE_REQUEST_DETAIL'],
  [2, 'STAGE_APPROVAL', 'STAGE_APPROVAL_DETAIL'],
  [3, 'STAGE_BOX', 'STAGE_BOX_DETAIL'],
] as const;

/** The three steps of a session: Request, Crew approves, Time box. */
export function RequestSteps({ stage }: { stage: RequestStage }) {
  const t = useText();
  return (
    <ol className={style.steps} aria-label={t('REQUEST_STEPS')}>
      {STEPS.map(([step, name, detail]) => (
        <li key={step} data-reached={step <= stage} aria-current={step === stage ? 'step' : undefined}>
          <span className={style.number} aria-hidden="true">
            {step}
          </span>
          <strong>{t(name)}</strong>
          <span className={style.detail}>{t(detail)}</span>
        </li>
      ))}
    </ol>
  );
}
