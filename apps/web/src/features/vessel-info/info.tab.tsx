import type { Vessel, VesselParticulars } from '@fms/contract/vessel';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { vesselInfoQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { CertificatePanel } from './certificate.panel.tsx';
import { ChangePanel } from './change.panel.tsx';
import { EntryPanel } from './entry.panel.tsx';
import { ENTRY_LISTS } from './entry-list.ts';
import { ExpiryPanel } from './expiry.panel.tsx';
import { FieldPanel } from './field.panel.tsx';
import style from './info.module.css';
import { IDENTITY_FIELDS, PARTICULAR_FIELDS } from './info-field.ts';
import { PhotoPanel } from './photo.panel.tsx';
import { SettingPanel } from './setting.panel.tsx';
import { SoftwarePanel } from './software.panel.tsx';
import { TabPanel } from './tab.panel.tsx';

/** Identity, particulars, contacts and settings of a vessel, and the history of their changes. */
export default function InfoTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const query = useQuery(vesselInfoQueries.particulars(vessel.id));
  if (query.data !== undefined) return <Info vessel={vessel} known={query.data} />;
  return (
    <Panel>
      <QueryState query={query} loading={t('LOADING_INFO')} unreadable={t('INFO_UNREADABLE')} />
    </Panel>
  );
}

function Info({ vessel, known }: { vessel: Vessel; known: VesselParticulars }) {
  const t = useText();
  const { identity, detail } = known;
  return (
    <div className={style.grid}>
      <div className={style.column}>
        <FieldPanel
          title={t('IDENTITY')}
          vessel={vessel}
          fields={IDENTITY_FIELDS}
          values={{ name: known.name, ...identity }}
          toEdit={(values) => ({ identity: { ...identity, ...values } })}
        />
        <FieldPanel
          title={t('PARTICULARS')}
          vessel={vessel}
          fields={PARTICULAR_FIELDS}
          values={detail}
          toEdit={(values) => ({ detail: values })}
        />
        <EntryPanel list={ENTRY_LISTS.machinery} vessel={vessel} rows={detail.machinery} />
        <SoftwarePanel vessel={vessel} software={detail.software} />
        <EntryPanel list={ENTRY_LISTS.customFields} vessel={vessel} rows={detail.customFields} />
      </div>
      <div className={style.column}>
        <PhotoPanel vessel={vessel} known={known} />
        <EntryPanel list={ENTRY_LISTS.contacts} vessel={vessel} rows={detail.contacts} />
        <SettingPanel vessel={vessel} setting={known.setting} />
        <ExpiryPanel vessel={vessel} expiredDate={known.expiredDate} />
        {vessel.permission.edit && <TabPanel vessel={vessel} chosen={known.tabs} />}
      </div>
      <CertificatePanel vessel={vessel} certificates={detail.certificates} />
      <ChangePanel vessel={vessel} />
    </div>
  );
}
