import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { ARRANGEMENTS, type Arrangement, hasControllablePitch } from '../../entities/conning/index.ts';
import { usePlantPlace } from '../../entities/plant/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { useArrangement } from './use-arrangement.ts';

/** Which instruments are shown: those of the plant, or those of another kind of propulsion. */
export function ArrangementMenu() {
  const t = useText();
  const { plant } = usePlantPlace();
  const { arrangement, choose } = useArrangement(plant);
  const words = (one: Arrangement) => translateWord(`arrangement-${one}`);
  const isScrew = arrangement === 'twin-screw' || arrangement === 'single-screw';
  const name = arrangement === undefined ? t('CONNING_ARRANGEMENT') : words(arrangement);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="compact-sm" variant="default" rightSection={<Icon name="chevron-down" size={14} />}>
          {isScrew && hasControllablePitch(plant) ? t('ARRANGEMENT_CPP', { arrangement: name }) : name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => choose(undefined)}>{t('ARRANGEMENT_OF_PLANT')}</Menu.Item>
        {ARRANGEMENTS.map((one) => (
          <Menu.Item key={one} onClick={() => choose(one)}>
            {words(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
