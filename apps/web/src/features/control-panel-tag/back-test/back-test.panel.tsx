import type { AlarmBackTest } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { formatAge, formatNumber, formatTime } from '@fms/domain/format';
import { Segmented } from '@fms/ui/control';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type Translate, useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import type { TagFormInput } from '../form/tag-form-schema.ts';
import { TEST_RANGES, type TestRange } from '../list/tag-address.ts';
import { isTaken } from '../list/use-tag-keys.ts';
import style from './back-test.module.css';
import { BackTestChart } from './back-test-chart.tsx';
import { BackTestRails } from './back-test-rails.tsx';
import type { BackTest } from './use-back-test.ts';

interface BackTestPanelProps {
  readonly tag: Tag;
  readonly values: TagFormInput;
  readonly test: BackTest;
  readonly range: TestRange;
  readonly onRange: (range: TestRange) => void;
}

const RANGE_TEXT = {
  '24h': 'TAG_RANGE_24H',
  '7d': 'TAG_RANGE_7D',
  '30d': 'TAG_RANGE_30D',
  '90d': 'TAG_RANGE_90D',
} as const;

/** What the limits in the form would have done on the tag's own history, beside what today's do. T runs it again. */
export function BackTestPanel({ tag, values, test, range, onRange }: BackTestPanelProps) {
  const t = useText();
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 't' || isTaken(event)) return;
    event.preventDefault();
    test.run();
  });
  return (
    <Panel
      title={t('TAG_BACK_TEST')}
      actions={
        <>
          <Segmented
            label={t('TAG_TEST_PERIOD')}
            value={range}
            onChange={onRange}
            options={TEST_RANGES.map((value) => ({ value, label: t(RANGE_TEXT[value]) }))}
          />
          <Button size="xs" variant="default" loading={test.isPending} onClick={test.run}>
            {t('TAG_RUN_TEST')}
          </Button>
        </>
      }
    >
      <Result tag={tag} values={values} test={test} range={range} />
    </Panel>
  );
}

function Result({ tag, values, test, range }: Omit<BackTestPanelProps, 'onRange'>) {
  const t = useText();
  const nowMs = useMinute();
  const { found, error, isPending, span, run } = test;
  if (error !== null) {
    return (
      <ErrorState
        title={t('TAG_TEST_FAILED')}
        detail={error.message}
        retry={{ label: t('TRY_AGAIN'), onClick: run, busy: isPending }}
      />
    );
  }
  if (found === undefined) return isPending ? <LoadingState label={t('TAG_TEST_RUNS')} /> : null;
  if (found.samples === 0) {
    return (
      <EmptyState title={t('TAG_NO_SAMPLES', { range: t(RANGE_TEXT[range]) })} detail={t('TAG_NO_SAMPLES_DETAIL')} />
    );
  }
  const evaluated = found.isComplete
    ? t('TAG_SAMPLES_EVALUATED', { count: formatNumber(found.samples) })
    : t('TAG_EVALUATED_TO', { count: formatNumber(found.samples), at: formatTime(Date.parse(found.testedTo), nowMs) });
  return (
    <div className={style.result} data-pending={isPending}>
      <FactList facts={listFacts(found, t, nowMs)} className={style.figures} />
      <p className="fms-caption" role="status">
        {evaluated}
      </p>
      <BackTestRails found={found} span={span} />
      <BackTestChart tag={tag} values={values} span={span} />
    </div>
  );
}

function listFacts(found: AlarmBackTest, t: Translate, nowMs: number): readonly Fact[] {
  const { later, shortest, flagged } = found;
  const withShortest = (count: number, seconds: number | null) =>
    seconds === null
      ? formatNumber(count)
      : t('TAG_ALARMS_SHORTEST', { count: formatNumber(count), length: formatAge(seconds * 1000) });
  const isFlagged = flagged.before > 0 || flagged.after > 0;
  return [
    [t('TAG_TODAYS_RULE'), withShortest(found.before, shortest.before)],
    [t('TAG_NEW_RULE'), withShortest(found.after, shortest.after)],
    [
      t('TAG_LATER_BY'),
      later === null
        ? t('TAG_NOT_LATER')
        : t('TAG_LATER_AT', { length: formatAge(later.seconds * 1000), at: formatTime(Date.parse(later.from), nowMs) }),
    ],
    [t('TAG_MISSED'), formatNumber(found.missed.count)],
    ...(isFlagged
      ? [[t('TAG_FLAGGED'), `${formatNumber(flagged.before)} → ${formatNumber(flagged.after)}`] as const]
      : []),
  ];
}
