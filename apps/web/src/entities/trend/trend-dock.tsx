import type { Tag } from '@fms/contract/tag';
import { IconButton } from '@fms/ui/control';
import { useWindowEvent } from '@mantine/hooks';
import { Link } from 'react-router';
import { useText } from '../../language/index.ts';
import { formatStatisticPath } from '../vessel/index.ts';
import { InputList } from './input-list.tsx';
import style from './trend.module.css';
import { TrendPanel } from './trend.panel.tsx';
import type { Trend } from './use-trend.ts';

/** Where Escape has a meaning of its own: fields, open menus and dialogs. */
const OWN_ESCAPE = 'input, textarea, [role="menu"], [role="listbox"], [role="dialog"]';

/** The trend of the value that was clicked, at the foot of the window; the dashboard above stays usable. Escape closes it. */
export function TrendDock({ trend: { tag, inputs, range, open, setRange, close } }: { trend: Trend }) {
  const t = useText();
  useWindowEvent('keydown', ({ key, target, defaultPrevented }) => {
    const isTaken = defaultPrevented || (target instanceof Element && target.closest(OWN_ESCAPE) !== null);
    if (key === 'Escape' && tag !== undefined && !isTaken) close();
  });
  if (tag === undefined) return null;
  return (
    <aside className={style.dock}>
      <TrendPanel
        key={`${tag.Id}/${range}`}
        tag={tag}
        range={range}
        onRange={setRange}
        onOpen={open}
        inputs={<InputList tag={tag} inputs={inputs} onOpen={(input) => open(input, inputs)} />}
        actions={
          <>
            <Link className={style.statistic} to={formatStatisticPath(tag.vesselId, listIds(tag, inputs))}>
              {t('OPEN_IN_STATISTIC')}
            </Link>
            <IconButton icon="close" iconSize={16} label={t('CLOSE_TREND')} onClick={close} tooltip="left" />
          </>
        }
      />
    </aside>
  );
}

/** All that a computed number was made of, else what is measured. */
const listIds = (tag: Tag, inputs: readonly Tag[]) => (inputs.length > 1 ? inputs : [tag]).map(({ Id }) => Id);
