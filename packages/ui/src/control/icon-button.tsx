import { ActionIcon, Tooltip } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';

export interface IconButtonProps {
  icon: IconName;
  /** The button's name: read aloud, and shown in the tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** `plain` lies on its ground, `raised` looks like a button. */
  look?: 'plain' | 'raised';
  tooltip?: 'right' | 'bottom' | 'left' | 'top';
  iconSize?: 16 | 20;
  disabled?: boolean;
  /** For a button that holds a state: pinned, muted. */
  pressed?: boolean | undefined;
}

/** A button that is only an icon. Its name stands in a tooltip to the right, where no rail entry is covered. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, onClick, look = 'plain', tooltip = 'right', iconSize = 20, disabled = false, pressed } = props;
  return (
    <Tooltip label={label} position={tooltip} openDelay={300} transitionProps={{ duration: 120 }}>
      <ActionIcon
        variant={look === 'raised' ? 'default' : 'subtle'}
        color="gray"
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        <Icon name={icon} size={iconSize} />
      </ActionIcon>
    </Tooltip>
  );
}
