import type { Tag, Vessel } from '@fms/contract';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../language/index.ts';
import { useVesselTags } from '../../../live/index.ts';
import { AlarmPanel } from './alarm.panel.tsx';
import { HeadingPanel } from './heading.panel.tsx';
import { LinkPanel } from './link.panel.tsx';
import style from './overview.module.css';
import { SpeedPanel } from './speed.panel.tsx';
import { mainTags, standardTags } from './standard-tags.ts';
import { StripPanel } from './strip.panel.tsx';
import { isRange, TrendPanel, type TrendRange } from './trend.panel.tsx';
import { ValuePanel } from './value.panel.tsx';
import { WindPanel } from './wind.panel.tsx';

const DEFAULT_RANGE: TrendRange = '24h';

/**
 * One page per vessel, made of what it sends: instruments for motion and wind, the alarms, one trend, every value, and
 * the link they came by. The tag of the trend and its range stand in the address.
 */
export default function OverviewTab({ vessel }: { vessel: Vessel }) {
  const { tags, isPending, error } = useVesselTags(vessel.id);
  const standard = useMemo(() => standardTags(vessel, tags), [vessel, tags]);
  const main = useMemo(() => mainTags(standard, tags), [standard, tags]);
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string) =>
    setSearch((known) => ({ ...Object.fromEntries(known), [name]: value }), { replace: true });
  const asked = search.get('range');
  const range = isRange(asked) ? asked : DEFAULT_RANGE;
  const trendTag = tags.find(({ Id }) => String(Id) === search.get('tag')) ?? standard.speed ?? firstNumber(tags);

  if (tags.length === 0) {
    return (
      <div className={style.grid}>
        <div className={style.wide}>
          <Panel>
            <NoTags vessel={vessel} isPending={isPending} error={error} />
          </Panel>
        </div>
        <LinkPanel vessel={vessel} />
      </div>
    );
  }
  return (
    <div className={style.grid} data-wind={standard.wind !== undefined}>
      <AlarmPanel vessel={vessel} />
      {(standard.heading ?? standard.course) && <HeadingPanel tags={standard} />}
      {standard.speed && <SpeedPanel tag={standard.speed} throughWater={standard.speedThroughWater} />}
      {standard.wind && <WindPanel wind={standard.wind} heading={standard.heading} />}
      {trendTag && (
        <TrendPanel
          key={`${trendTag.Id}/${range}`}
          tag={trendTag}
          range={range}
          onRange={(to) => change('range', to)}
        />
      )}
      <LinkPanel vessel={vessel} />
      {main.length > 1 && <StripPanel tags={main} onSelect={(id) => change('tag', String(id))} />}
      <ValuePanel tags={tags} selectedId={trendTag?.Id} onSelect={(id) => change('tag', String(id))} />
    </div>
  );
}

function firstNumber(tags: readonly Tag[]): Tag | undefined {
  return tags.find(({ valueKind }) => valueKind === 'number');
}

interface NoTagsProps {
  readonly vessel: Vessel;
  readonly isPending: boolean;
  readonly error: Error | null;
}

function NoTags({ vessel, isPending, error }: NoTagsProps) {
  const t = useText();
  const client = useQueryClient();
  if (isPending) return <LoadingState label={t('LOADING_VALUES')} />;
  if (error === null) return <EmptyState title={t('NO_VALUES')} detail={t('NO_VALUES_DETAIL')} />;
  return (
    <ErrorState
      title={t('VALUES_UNREADABLE')}
      detail={error.message}
      retry={{
        label: t('TRY_AGAIN'),
        onClick: () => void client.invalidateQueries({ queryKey: ['tag', vessel.id] }),
      }}
    />
  );
}
