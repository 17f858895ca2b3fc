import type { Vessel, VesselSoftware } from '@fms/contract/vessel';
import { AgeMark } from '@fms/ui/value';
import { useQuery } from '@tanstack/react-query';
import { linkQueries } from '../../entities/link/index.ts';
import { useText } from '../../language/index.ts';
import { useAge } from '../../live/index.ts';
import { EntryPanel } from './entry.panel.tsx';
import { ENTRY_LISTS } from './entry-list.ts';
import style from './info.module.css';

interface SoftwarePanelProps {
  readonly vessel: Vessel;
  readonly software: readonly VesselSoftware[];
}

/** What runs on board: what the gateway says of itself, and what people keep on record. */
export function SoftwarePanel({ vessel, software }: SoftwarePanelProps) {
  return (
    <EntryPanel
      list={ENTRY_LISTS.software}
      vessel={vessel}
      lead={<GatewaySoftware vessel={vessel} />}
      rows={software}
    />
  );
}

/** Said when the link is made and true until the ship was last heard. Nothing where no gateway ever spoke. */
function GatewaySoftware({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { data: link } = useQuery(linkQueries.ofVessel(vessel.id));
  const age = useAge(link?.lastPing == null ? null : Date.parse(link.lastPing));
  if (link == null || link.software === '') return null;
  return (
    <dl className={style.fields}>
      <div>
        <dt>{t('GATEWAY')}</dt>
        <dd className={style.told}>
          {link.software}
          <AgeMark {...age} />
        </dd>
      </div>
    </dl>
  );
}
