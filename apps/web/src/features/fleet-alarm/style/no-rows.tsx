import { EmptyState } from '@fms/ui/panel';
import { useText } from '../../../language/index.ts';
import style from './fleet-alarm.module.css';

interface NoRowsProps {
  readonly title: string;
  readonly detail: string;
  /** Takes back what narrows the list; undefined where nothing does. */
  readonly onClear: (() => void) | undefined;
}

/** In place of the rows of a list of alarms: why there are none, and the way out of a filter. */
export function NoRows({ title, detail, onClear }: NoRowsProps) {
  const t = useText();
  const action = onClear && { label: t('CLEAR_FLEET_FILTER'), onClick: onClear };
  return (
    <div className={style.state}>
      <EmptyState title={title} detail={detail} {...(action && { action })} />
    </div>
  );
}
