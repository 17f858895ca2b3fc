import type { Vessel, VesselCertificate } from '@fms/contract/vessel';
import { type CertificateValidity, computeCertificateValidity, sortByExpiry } from '@fms/domain/vessel';
import { Icon } from '@fms/ui/icon';
import { formatValidity } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useMinute } from '../../live/index.ts';
import { EntryPanel } from './entry.panel.tsx';
import { ENTRY_LISTS } from './entry-list.ts';
import style from './info.module.css';

interface CertificatePanelProps {
  readonly vessel: Vessel;
  readonly certificates: readonly VesselCertificate[];
}

/** Certificates and documents, what ends first on top, each with how long it still holds. */
export function CertificatePanel({ vessel, certificates }: CertificatePanelProps) {
  const t = useText();
  const nowMs = useMinute();
  return (
    <EntryPanel
      list={ENTRY_LISTS.certificates}
      vessel={vessel}
      className={`${style.whole} ${style.certificates}`}
      rows={certificates}
      verdict={{
        title: t('VALIDITY'),
        of: (certificate) => <Validity validity={computeCertificateValidity(certificate, nowMs)} />,
      }}
      inOrder={sortByExpiry}
    />
  );
}

/** In words and weight: the colours of alarms belong to alarms. */
function Validity({ validity }: { validity: CertificateValidity }) {
  const t = useText();
  const { state } = validity;
  return (
    <span className={style.validity} data-state={state}>
      {(state === 'expired' || state === 'due') && <Icon name="time" size={16} />}
      {formatValidity(validity, t)}
    </span>
  );
}
