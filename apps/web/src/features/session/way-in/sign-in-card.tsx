import { palettes } from '@fms/contract/account';
import { lazy, type ReactNode, Suspense } from 'react';
import { Logo } from '../../../branding/logo.tsx';
import { translateWord, useText } from '../../../language/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { usePalette } from '../../../settings/palette.ts';
import style from './login-screen.module.css';

/** The icon set is larger than the whole form; it comes after it. */
const Icon = lazy(async () => ({ default: (await import('@fms/ui/icon')).Icon }));

interface WayInCardProps {
  /** The product's name on the login screen, else what the screen is for. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What every screen of the sign-in shares: a card of 320 px over a picture of the sea that was drawn beforehand. */
export function SignInCard({ title, children }: WayInCardProps) {
  const t = useText();
  const { productAbbreviation, version } = useAppSetting();
  const [palette, choosePalette] = usePalette();
  const next = palettes[(palettes.indexOf(palette) + 1) % palettes.length] ?? 'day';
  return (
    <main className={style.screen} data-palette={palette}>
      <div className={style.card}>
        <div className={style.logo}>
          <Logo size={44} />
        </div>
        <h1 className={style.title}>{title}</h1>
        {children}
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
