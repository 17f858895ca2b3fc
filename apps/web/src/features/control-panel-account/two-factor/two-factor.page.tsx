import { isLevelWithheld } from '@fms/domain/account';
import { LoadingState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useProfile } from '../../../entities/account/index.ts';
import { useText } from '../../../language/index.ts';
import { readCurrentUser } from '../../../storage/current-user.ts';
import { readClaims } from '../../../storage/token-claims.ts';
import form from '../../../ui/form.module.css';
import { DisableForm } from './disable-form.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Two-factor authentication: set up with an authenticator, its recovery codes, and turned off again. */
export default function TwoFactorPage() {
  const t = useText();
  const profile = useProfile();
  const [step, setStep] = useState<'shown' | 'enrolling' | 'disabling'>('shown');
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = profile?.twoFactorEnabled === true || codes !== undefined;
  return (
    <Panel title={t('TWO_FACTOR')}>
      {profile === undefined && <LoadingState label={t('LOADING')} />}
      {profile !== undefined && (
        <div className={form.stack}>
          <p className={form.text}>
            {t(isOn ? 'TWO_FACTOR_ON' : 'TWO_FACTOR_OFF')} {!isOn && isAskedFor() && t('TWO_FACTOR_ASKED_FOR')}
          </p>
          {codes !== undefined && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
          {codes === undefined && step === 'enrolling' && (
            <EnrolForm
              onCancel={() => setStep('shown')}
              onEnrolled={(recoveryCodes) => {
                setCodes(recoveryCodes);
                setStep('shown');
              }}
            />
          )}
          {step === 'disabling' && <DisableForm onDone={() => setStep('shown')} />}
          {codes === undefined && step === 'shown' && (
            <Button variant={isOn ? 'default' : 'filled'} onClick={() => setStep(isOn ? 'disabling' : 'enrolling')}>
              {t(isOn ? 'TWO_FACTOR_DISABLE' : 'TWO_FACTOR_START')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** §6: the message that says so goes after 25 s, what it says of holds until the second factor is on. */
function isAskedFor(): boolean {
  const claims = readClaims(readCurrentUser()?.token ?? '');
  return claims !== undefined && isLevelWithheld(claims.role, claims.NeedEnable2FA);
}
