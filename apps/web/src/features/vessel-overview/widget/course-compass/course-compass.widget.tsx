import type { Tag } from '@fms/contract/tag';
import { formatAngle } from '@fms/domain/format';
import { findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, useAge, useIsMoving, useTag } from '../../../../live/index.ts';
import { Lazy } from '../../../../registry/index.ts';
import { Compass } from '../definition/instrument-part.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { always, isAngle, isNumber } from '../option/is-drawn.ts';
import { isTrusted } from '../value/is-trusted.ts';
import { RoseReference } from '../value/rose-reference.tsx';
import { TagRow } from '../value/tag-row.tsx';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './course-compass.module.css';

const isTurnRate = (tag: Tag) => isNumber(tag) && tag.unit.startsWith('°/');

/** Heading and course over ground on the rose, with the rate of turn; their numbers beside it. */
function CourseCompassWidget({ tags, option, onTrend }: WidgetProps<'courseCompass'>) {
  const t = useText();
  const heading = findTagByName(tags, option.heading);
  const course = findTagByName(tags, option.course);
  const rateOfTurn = findTagByName(tags, option.rateOfTurn);
  const title = option.title ?? t('WIDGET_COURSE_COMPASS');
  const main = heading ?? course;
  if (main === undefined)
    return (
      <WidgetEmpty title={title} tagName={[option.heading, option.course].filter((name) => name !== null).join(', ')} />
    );
  const rows: [tag: Tag | undefined, label: string][] = [
    [heading, headingLabel(heading, t)],
    [course, t('COG')],
    [rateOfTurn, t('ROT')],
  ];
  return (
    <WidgetPanel title={title} tags={[main]} actions={<RoseReference />}>
      <div className={style.frame}>
        <div className={style.compass}>
          <div className={style.place}>
            <div className={style.rose} title={rateOfTurn && t('TURN_DOTS')}>
              <Rose main={main} heading={heading} course={course} rateOfTurn={rateOfTurn} />
            </div>
          </div>
          <div className={style.beside}>
            {rows.map(
              ([tag, label]) =>
                tag && <TagRow key={tag.Id} tag={tag} label={label} onTrend={onTrend} signed={tag === rateOfTurn} />,
            )}
          </div>
        </div>
      </div>
    </WidgetPanel>
  );
}

/** True or magnetic makes degrees of difference: it is said. */
function isMagnetic(heading: Tag | undefined): boolean {
  return /magnetic/i.test(heading?.name ?? '');
}

function headingLabel(heading: Tag | undefined, t: ReturnType<typeof useText>): string {
  return t(isMagnetic(heading) ? 'HDG_MAGNETIC' : 'HDG_TRUE');
}

interface RoseProps {
  /** What the rose turns by: the course where there is no compass on board. */
  readonly main: Tag;
  readonly heading: Tag | undefined;
  readonly course: Tag | undefined;
  readonly rateOfTurn: Tag | undefined;
}

function Rose({ main, heading, course, rateOfTurn }: RoseProps) {
  const t = useText();
  const mainReading = useTag(main.Id);
  const courseReading = useTag(course?.Id ?? null);
  const isMoving = useIsMoving(main.vesselId);
  const turnReading = useTag(rateOfTurn?.Id ?? null);
  const age = useAge(mainReading.sample?.time);
  const degrees = getNumber(mainReading) ?? null;
  const name = heading === undefined ? t('COURSE') : `${t('HEADING')} ${t(isMagnetic(heading) ? 'MAGNETIC' : 'TRUE')}`;
  return (
    <Lazy
      part={Compass}
      props={{
        label: `${name} ${formatAngle(degrees)}, ${age.text}`,
        state: mainReading.freshness,
        headingDegrees: degrees,
        courseDegrees: isMoving ? (getNumber(courseReading) ?? null) : null,
        rateOfTurn: isTrusted(turnReading) ? (getNumber(turnReading) ?? null) : null,
      }}
      fallback={null}
    />
  );
}

export const courseCompassWidget: WidgetContent<'courseCompass'> = {
  Component: CourseCompassWidget,
  // Without a heading the rose turns by the course: one of the two there must be.
  fields: [
    { kind: 'tag', name: 'heading', label: 'HEADING', accepts: isAngle, isOptional: ({ course }) => course !== null },
    { kind: 'tag', name: 'course', label: 'COURSE', accepts: isAngle, isOptional: ({ heading }) => heading !== null },
    { kind: 'tag', name: 'rateOfTurn', label: 'RATE_OF_TURN', accepts: isTurnRate, isOptional: always },
  ],
  firstOption: (vessel, tags) => {
    const { heading, course, rateOfTurn } = findStandardTags(vessel, tags);
    const compass = heading ?? findTagByName(tags, 'Heading true') ?? findTagByName(tags, 'Heading magnetic');
    const way = course ?? findTagByName(tags, 'Course over ground');
    if (compass === undefined && way === undefined) return undefined;
    return { heading: compass?.name ?? null, course: way?.name ?? null, rateOfTurn: rateOfTurn?.name ?? null };
  },
};
