import type { TimeSpan } from '@fms/domain/time';
import { Icon } from '@fms/ui/icon';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../language/index.ts';
import { formatWindow } from './statistic-text.ts';
import { TimeFilterForm } from './time-filter-form.tsx';
import style from './time-filter-menu.module.css';

interface TimeFilterMenuProps {
  readonly window: TimeSpan;
  /** What the button says instead of the window. */
  readonly words?: string;
  readonly onApply: (span: TimeSpan) => void;
}

/** The window in words, and the way to write another one. */
export function TimeFilterMenu({ window, words, onApply }: TimeFilterMenuProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const apply = (span: TimeSpan) => {
    setOpen(false);
    onApply(span);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={style.window}
          title={t('TIME_FILTER')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="calendar" size={16} />
          {words ?? formatWindow(window, t)}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('TIME_FILTER')}>
        {isOpen && <TimeFilterForm window={window} onApply={apply} />}
      </Popover.Dropdown>
    </Popover>
  );
}
