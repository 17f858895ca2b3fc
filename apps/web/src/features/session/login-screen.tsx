import { palettes } from '@fms/contract';
import { FmsMark } from '@fms/ui/icon/fms-mark.tsx';
import { lazy, Suspense } from 'react';
import { translateWord, useText } from '../../language/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import { usePalette } from '../../settings/palette.ts';
import { LoginForm } from './login-form.tsx';
import { LOGIN_STATUS, type LoginStatus } from './login-status.ts';
import style from './login-screen.module.css';
import { WaitingForCode } from './waiting-for-code.tsx';

/** The icon set is larger than the whole form; it comes after it. */
const Icon = lazy(async () => ({ default: (await import('@fms/ui/icon/icon.tsx')).Icon }));

/** The way in (specification section 2.4): a card of 320 px over a picture of the sea that was drawn beforehand. */
export function LoginScreen({ status }: { status: LoginStatus }) {
  const t = useText();
  const { productName, productAbbreviation, version } = useAppSetting();
  const [palette, choosePalette] = usePalette();
  const next = palettes[(palettes.indexOf(palette) + 1) % palettes.length] ?? 'day';
  return (
    <main className={style.screen} data-palette={palette}>
      <div className={style.card}>
        <div className={style.logo}>
          <FmsMark size={44} />
        </div>
        <h1 className={style.title}>{productName}</h1>
        {status === LOGIN_STATUS.waitingForCode ? <WaitingForCode /> : <LoginForm />}
        <p className={style.version}>
          {productAbbreviation} | {t('VERSION')} {version}
        </p>
      </div>
      <button
        type="button"
        className={style.palette}
        onClick={() => choosePalette(next)}
        aria-label={t('CHOOSE_PALETTE', { palette: translateWord(palette), next: translateWord(next) })}
      >
        <Suspense>
          <Icon name={`palette-${palette}`} size={16} />
        </Suspense>
        {translateWord(palette)}
      </button>
    </main>
  );
}
