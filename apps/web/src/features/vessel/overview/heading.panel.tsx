import type { Tag } from '@fms/contract';
import { formatAngle } from '@fms/domain';
import { Panel } from '@fms/ui';
import { lazy, Suspense } from 'react';
import { useText } from '../../../language/index.ts';
import { LiveReading, numberOf, useAge, useTag } from '../../../live/index.ts';
import style from './overview.module.css';
import type { StandardTags } from './standard-tags.ts';

const Compass = lazy(() => import('@fms/ui/instrument/compass.tsx'));

/** Heading and course on the rose, their numbers beside it. */
export function HeadingPanel({ tags }: { tags: StandardTags }) {
  const t = useText();
  const { heading, course, rateOfTurn } = tags;
  const headingReading = useTag(heading?.Id ?? null);
  const courseReading = useTag(course?.Id ?? null);
  const turnReading = useTag(rateOfTurn?.Id ?? null);
  // Without a compass on board the rose turns by the course, and says so.
  const main = heading === undefined ? courseReading : headingReading;
  const age = useAge(main.sample?.time);
  const degrees = numberOf(main) ?? null;
  const beside: [label: string, tag: Tag | undefined, signed: boolean][] = [
    [t('HDG'), heading, false],
    [t('COG'), course, false],
    [t('ROT'), rateOfTurn, true],
  ];
  return (
    <Panel title={t(heading === undefined ? 'COURSE' : 'HEADING_AND_COURSE')} quiet age={age} className={style.heading}>
      <div className={style.compass}>
        <div className={style.rose}>
          <Suspense>
            <Compass
              label={`${t(heading === undefined ? 'COURSE' : 'HEADING')} ${formatAngle(degrees)}, ${age.text}`}
              state={main.freshness}
              headingDegrees={degrees}
              courseDegrees={numberOf(courseReading) ?? null}
              rateOfTurn={numberOf(turnReading) ?? null}
            />
          </Suspense>
        </div>
        <div className={style.beside}>
          {beside.map(
            ([label, tag, signed]) =>
              tag && (
                <LiveReading key={tag.Id} tag={tag} label={label} signed={signed} size="regular" showAge={false} />
              ),
          )}
        </div>
      </div>
    </Panel>
  );
}
