import { ActionIcon, Tooltip } from '@mantine/core';

/** The sign is the mark of such a button everywhere; the icon set has none for it. */
export function ZoomButton({ sign, label, onClick }: { sign: string; label: string; onClick: () => void }) {
  return (
    <Tooltip label={label} position="left" openDelay={300}>
      <ActionIcon variant="subtle" color="gray" size="var(--fms-control)" aria-label={label} onClick={onClick}>
        <span aria-hidden="true">{sign}</span>
      </ActionIcon>
    </Tooltip>
  );
}
