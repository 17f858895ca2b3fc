import { palettes } from '@fms/contract';
import { Icon } from '@fms/ui';
import { ActionIcon, Menu } from '@mantine/core';
import { translateWord, useText } from '../../language/index.ts';
import { usePalette } from '../../settings/palette.ts';

/** The four palettes, from strong sunlight to a dark bridge. */
export function PaletteSwitch() {
  const t = useText();
  const [palette, choose] = usePalette();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="var(--fms-control)" aria-label={t('PALETTE')}>
          <Icon name={`palette-${palette}`} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {palettes.map((name) => (
          <Menu.Item
            key={name}
            leftSection={<Icon name={`palette-${name}`} size={16} />}
            rightSection={name === palette ? <Icon name="check" size={16} /> : undefined}
            onClick={() => choose(name)}
          >
            {translateWord(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
