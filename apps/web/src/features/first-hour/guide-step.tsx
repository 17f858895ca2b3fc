import type { FirstHour, FirstHourStep } from '@fms/contract/first-hour';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { translateWord, useText } from '../../language/index.ts';
import { ConnectStep } from './connect-step.tsx';
import style from './first-hour.module.css';
import { KeyStep } from './key-step.tsx';

interface GuideStepProps {
  readonly step: FirstHourStep;
  readonly state: FirstHour['steps'][number]['state'];
  readonly onSkip: (isSkipped: boolean) => void;
}

/** A step with its state, what to do for it, and the way past it. */
export function GuideStep({ step, state, onSkip }: GuideStepProps) {
  const t = useText();
  const title = translateWord(`step_${step}`);
  const isSkipped = state === 'skipped';
  const skip = isSkipped
    ? { text: t('FIRST_HOUR_RESUME'), label: t('FIRST_HOUR_RESUME_STEP', { step: title }) }
    : { text: t('FIRST_HOUR_SKIP'), label: t('FIRST_HOUR_SKIP_STEP', { step: title }) };
  return (
    <li className={style.step} data-state={state} aria-label={title}>
      <div className={style.head}>
        <h3 className={style.title}>{title}</h3>
        <span className={style.state}>{translateWord(`step_${state}`)}</span>
        {state !== 'done' && (
          <Button variant="subtle" size="compact-sm" aria-label={skip.label} onClick={() => onSkip(!isSkipped)}>
            {skip.text}
          </Button>
        )}
      </div>
      {!isSkipped && (
        <>
          <p className={style.lead}>{translateWord(`step_${step}_detail`)}</p>
          {ACTIONS[step](state === 'done')}
        </>
      )}
    </li>
  );
}

/** The forms of other pages are opened by their address. */
const ACTIONS: Record<FirstHourStep, (isDone: boolean) => ReactNode> = {
  organization: () => <Opener to="/setting/organizations" words="step_organization_action" />,
  vessel: (isDone) => <Opener to="/setting/vessels?panel=add" words="step_vessel_action" isMain={!isDone} />,
  'gateway-key': (isDone) => <KeyStep isDone={isDone} />,
  connect: (isDone) => <ConnectStep isDone={isDone} />,
  invite: (isDone) => <Opener to="/setting/users?sheet=invite" words="step_invite_action" isMain={!isDone} />,
};

function Opener({ to, words, isMain = false }: { to: string; words: string; isMain?: boolean }) {
  return (
    <Button component={Link} to={to} variant={isMain ? 'filled' : 'default'}>
      {translateWord(words)}
    </Button>
  );
}
