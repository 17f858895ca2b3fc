import { Icon } from '@fms/ui/icon';
import { ProblemLine } from '@fms/ui/panel';
import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../language/index.ts';

interface FileMenuProps {
  readonly label: string;
  /** Nothing is there to be saved yet, or a file is being made. */
  readonly disabled: boolean;
  /** Said while the last file could not be made. */
  readonly problem: string;
  /** Makes that file again; undefined: none failed. */
  readonly retry: (() => void) | undefined;
  /** A `Menu.Item` for each kind of file. */
  readonly children: ReactNode;
}

/** The kinds of file that something can be saved as; a file that could not be made is said beside the button. */
export function FileMenu({ label, disabled, problem, retry, children }: FileMenuProps) {
  const t = useText();
  return (
    <>
      {retry !== undefined && <ProblemLine text={problem} retry={{ label: t('TRY_AGAIN'), onClick: retry }} />}
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 120 }}>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="export" size={16} />} disabled={disabled}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>{children}</Menu.Dropdown>
      </Menu>
    </>
  );
}
