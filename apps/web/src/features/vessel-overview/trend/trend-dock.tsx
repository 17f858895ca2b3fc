import { IconButton } from '@fms/ui/control';
import { useText } from '../../../language/index.ts';
import style from './trend.module.css';
import { TrendPanel } from './trend.panel.tsx';
import type { Trend } from './use-trend.ts';

/** The trend of the value that was clicked, at the foot of the window; the dashboard above stays usable. */
export function TrendDock({ trend: { tag, range, setRange, close } }: { trend: Trend }) {
  const t = useText();
  if (tag === undefined) return null;
  return (
    <aside className={style.dock} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <TrendPanel
        key={`${tag.Id}/${range}`}
        tag={tag}
        range={range}
        onRange={setRange}
        actions={<IconButton icon="close" iconSize={16} label={t('CLOSE_TREND')} onClick={close} tooltip="left" />}
      />
    </aside>
  );
}
