import { palettes } from '@fms/contract/account';
import { Icon } from '@fms/ui/icon';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { translateWord } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';

/** The four palettes below the button that opened them. */
export default function PaletteMenu({ button }: { button: ReactElement }) {
  const [palette, choose] = usePalette();
  return (
    <Menu position="bottom-end" withinPortal defaultOpened>
      <Menu.Target>{button}</Menu.Target>
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
