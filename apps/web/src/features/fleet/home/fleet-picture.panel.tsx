import { AgeMark, Panel } from '@fms/ui';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../language/index.ts';
import { FleetMap } from '../../../map/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import { useMapVessels } from '../use-fleet.ts';
import type { FleetCounts } from './attention.ts';
import style from './fleet-picture.module.css';

/** Where the fleet is, as a picture that leads to the map, and the fleet in six numbers. */
export function FleetPicturePanel({ counts }: { counts: FleetCounts }) {
  const t = useText();
  const vessels = useMapVessels();
  const [palette] = usePalette();
  // A picture beside numbers: always the calm map, in the palette of the page.
  const choice = useMemo(() => ({ mapType: 'roadmap', mapStyle: 'default', palette }) as const, [palette]);
  const { data } = counts;
  return (
    <Panel flush className={style.panel}>
      <div className={style.picture}>
        <Suspense>
          <FleetMap label={t('FLEET_MAP')} vessels={vessels} choice={choice} interactive={false} />
        </Suspense>
        <Link to="/vessel/location" className={style.open} aria-label={t('OPEN_FLEET_LOCATION')} />
      </div>
      <dl className={style.counts}>
        <Count number={data.online} mark={<Mark kind="full" />} label={t('ONLINE')} />
        <Count number={data.late} mark={<Mark kind="half" />} label={t('LATE')} />
        <Count number={data.silent + data.never} mark={<Mark kind="hollow" />} label={t('SILENT_48_H')} />
        <Count number={counts.underWay} label={t('UNDER_WAY')} />
        <Count number={counts.stopped} label={t('STOPPED')} />
        <Count number={counts.unknown} label={t('POSITION_UNSURE')} />
      </dl>
    </Panel>
  );
}

function Mark({ kind }: { kind: 'full' | 'half' | 'hollow' }) {
  return <AgeMark kind={kind} text="" />;
}

function Count({ number, mark, label }: { number: number; mark?: ReactNode; label: string }) {
  return (
    <div className={style.count}>
      <dd className={style.number}>
        {number} {mark}
      </dd>
      <dt className={style.label}>{label}</dt>
    </div>
  );
}
