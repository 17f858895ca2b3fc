import { Panel } from '@fms/ui/panel';
import { AgeMark } from '@fms/ui/value';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { type FleetCounts, type Shown, useIsMapAvailable, useMapVessels } from '../../entities/fleet/index.ts';
import { useText } from '../../language/index.ts';
import { FleetMap } from '../../map/index.ts';
import { usePalette } from '../../settings/palette.ts';
import style from './fleet-picture.module.css';
import { useAfterPaint } from './use-after-paint.ts';

/** Where the fleet is, as a picture that leads to the map, and the fleet in nine numbers. */
export function FleetPicturePanel({ counts }: { counts: FleetCounts }) {
  const t = useText();
  const vessels = useMapVessels();
  const [palette] = usePalette();
  const isPainted = useAfterPaint();
  const isMapOffered = useIsMapAvailable();
  // A picture beside numbers: always the calm map, in the palette of the page.
  const choice = useMemo(() => ({ mapType: 'roadmap', mapStyle: 'default', palette }) as const, [palette]);
  const { data } = counts;
  return (
    <Panel flush className={style.panel}>
      <div className={style.picture}>
        <Suspense>
          {isPainted && <FleetMap label={t('FLEET_MAP')} vessels={vessels} choice={choice} interactive={false} />}
        </Suspense>
        {isMapOffered && <Link to="/vessel/location" className={style.open} aria-label={t('OPEN_FLEET_LOCATION')} />}
      </div>
      <ul className={style.counts}>
        <Count show="online" number={data.online} mark={<Mark kind="full" />} label={t('ONLINE')} />
        <Count show="late" number={data.late} mark={<Mark kind="half" />} label={t('LATE')} />
        <Count show="silent" number={data.silent + data.never} mark={<Mark kind="hollow" />} label={t('SILENT_48_H')} />
        <Count show="unsure" number={counts.unknown} label={t('POSITION_UNSURE')} />
        <Count show="under-way" number={counts.underWay} label={t('UNDER_WAY')} />
        <Count show="drifting" number={counts.drifting} label={t('DRIFTING')} title={t('DRIFTING_MEANS')} />
        <Count show="on-station" number={counts.onStation} label={t('ON_STATION')} title={t('ON_STATION_MEANS')} />
        <Count show="stopped" number={counts.stopped} label={t('STOPPED')} />
        <Count show="in-port" number={counts.inPort} label={t('FLEET_IN_PORT')} title={t('IN_PORT_MEANS')} />
      </ul>
    </Panel>
  );
}

function Mark({ kind }: { kind: 'full' | 'half' | 'hollow' }) {
  return <AgeMark kind={kind} text="" />;
}

interface CountProps {
  /** Which vessels of the overview it counts. */
  readonly show: Shown;
  readonly number: number;
  readonly mark?: ReactNode;
  readonly label: string;
  /** By which rule it counts, where the word does not say it. */
  readonly title?: string;
}

/** A number that leads to those it counts. */
function Count({ show, number, mark, label, title }: CountProps) {
  return (
    <li>
      <Link to={`/vessel/overview/1?show=${show}`} className={style.count} title={title}>
        <span className={style.number}>
          {number} {mark}
        </span>
        <span className={style.label}>{label}</span>
      </Link>
    </li>
  );
}
