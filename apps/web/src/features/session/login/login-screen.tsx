import { Loader } from '@mantine/core';
import { getProductName } from '../../../branding/product-title.ts';
import { useText } from '../../../language/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { LOGIN_STATUS, type LoginStatus } from '../status/login-status.ts';
import style from '../way-in/login-screen.module.css';
import { SignInCard } from '../way-in/sign-in-card.tsx';
import { SignInLink } from '../way-in/sign-in-link.tsx';
import { CodeForm } from './code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { MicrosoftLogin } from './microsoft-login.tsx';

/** The login (§2.4): password, one-time code, or the single sign-on where it is configured. */
export function LoginScreen({ status }: { status: LoginStatus }) {
  const t = useText();
  const setting = useAppSetting();
  const { singleSignOn } = setting;
  return (
    <SignInCard title={getProductName(setting)}>
      {status === LOGIN_STATUS.waitingForCode && <CodeForm />}
      {status === LOGIN_STATUS.loggedIn && (
        <div className={style.overlay} role="status" aria-label={t('LOADING')}>
          <Loader size={28} />
        </div>
      )}
      {status !== LOGIN_STATUS.waitingForCode && status !== LOGIN_STATUS.loggedIn && (
        <>
          <LoginForm />
          {singleSignOn.enabled && <MicrosoftLogin />}
          <p className={style.links}>
            <SignInLink to="/forgot">{t('FORGOT_PASSWORD')}</SignInLink>
          </p>
        </>
      )}
    </SignInCard>
  );
}
