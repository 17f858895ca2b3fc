import { Panel } from '@fms/ui/panel';
import { Anchor } from '@mantine/core';
import { useText } from '../../language/index.ts';
import { PageHead } from '../../registry/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import style from './help.module.css';

/** How the operator of the product is reached (§2.3), as configured. What is not configured is absent. */
export default function ContactPage() {
  const t = useText();
  const { name, email, phone } = useAppSetting().contact;
  const isGiven = name !== '' || email !== '' || phone !== '';
  return (
    <div className={style.page}>
      <PageHead titles={[t('CONTACT')]}>
        <span>{t('CONTACT')}</span>
      </PageHead>
      <Panel title={t('CONTACT')}>
        {name !== '' && <p className={style.text}>{name}</p>}
        {email !== '' && (
          <p className={style.text}>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </p>
        )}
        {phone !== '' && (
          <p className={style.text}>
            <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor>
          </p>
        )}
        {!isGiven && <p className={style.text}>{t('NO_CONTACT')}</p>}
      </Panel>
    </div>
  );
}
