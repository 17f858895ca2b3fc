import { Panel } from '@fms/ui/panel';
import { Anchor } from '@mantine/core';
import { formatProductTitle } from '../../branding/product-title.ts';
import { useText } from '../../language/index.ts';
import { PageHead } from '../../registry/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import style from './help.module.css';

/**
 * Help (§2.10), open without a sign-in: what the product is, and the video and brochures its operator
 * has configured. What is not configured is absent.
 */
export default function HelpPage() {
  const t = useText();
  const setting = useAppSetting();
  const { videoAddress, description, brochures } = setting.help;
  const product = formatProductTitle(setting);
  return (
    <div className={style.page}>
      <PageHead titles={[t('USER'), t('HELP')]}>
        <span>{t('HELP')}</span>
      </PageHead>
      <Panel title={t('HELP_ABOUT')}>
        <p className={style.text}>{t('HELP_DESCRIPTION', { product })}</p>
        {description !== '' && <p className={style.text}>{description}</p>}
        <p className={style.text}>
          {setting.productAbbreviation} | {t('VERSION')} {setting.version}
        </p>
        <p className={style.text}>
          <Anchor href="/third-party-notices.txt" target="_blank">
            {t('HELP_NOTICES')}
          </Anchor>
        </p>
      </Panel>
      {videoAddress !== '' && (
        <Panel title={t('HELP_VIDEO')}>
          {/* biome-ignore lint/a11y/useMediaCaption: the operator's own file brings its captions */}
          <video className={style.video} src={videoAddress} controls preload="none" />
        </Panel>
      )}
      {brochures.length > 0 && (
        <Panel title={t('HELP_BROCHURES')}>
          <ul className={style.list}>
            {brochures.map(({ title, address }) => (
              <li key={address}>
                <Anchor href={address} target="_blank" rel="noreferrer">
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
