import type { CertificateRenewal } from '@fms/contract/vessel';
import type { Instant } from '@fms/domain/time';
import { computeCertificateValidity } from '@fms/domain/vessel';
import { Icon } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInfoPath, formatValidity } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { formatLastDay } from './last-day.ts';
import style from './renewal.module.css';

const FIRST_SHOWN = 5;

interface RenewalPanelProps {
  readonly renewals: readonly CertificateRenewal[];
  readonly nameOf: ReadonlyMap<CertificateRenewal['vesselId'], string>;
  readonly nowMs: Instant;
}

/** Certificates that ended or end soon, of each vessel the first: planned work, in words and weight and no colour of alarms. */
export function RenewalPanel({ renewals, nameOf, nowMs }: RenewalPanelProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? renewals : renewals.slice(0, FIRST_SHOWN);
  return (
    <Panel title={t('CERTIFICATES_TO_RENEW')} flush>
      <ul className={style.rows}>
        {shown.map((renewal) => (
          <li key={renewal.vesselId}>
            <Row renewal={renewal} name={nameOf.get(renewal.vesselId) ?? ''} nowMs={nowMs} />
          </li>
        ))}
      </ul>
      <MoreButton rest={renewals.length - shown.length} onClick={() => setAll(true)} />
    </Panel>
  );
}

function Row({ renewal, name, nowMs }: { renewal: CertificateRenewal; name: string; nowMs: Instant }) {
  const t = useText();
  const { vesselId, kind, expires, more } = renewal;
  const validity = computeCertificateValidity(renewal, nowMs);
  const words = translateWord(`certificate-${kind}`);
  return (
    <Link to={formatInfoPath(vesselId)} className={style.row} data-state={validity.state}>
      <span className={style.day}>{formatLastDay(expires)}</span>
      <span className={style.mark}>
        <Icon name="calendar" size={16} />
      </span>
      <span className={style.vessel}>{name}</span>
      <span className={style.what}>{more === 0 ? words : `${words}, ${t('MORE_VESSELS', { count: more })}`}</span>
      <span className={style.left}>{formatValidity(validity, t)}</span>
    </Link>
  );
}
