import type { Vessel } from '@fms/contract/vessel';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../language/index.ts';

interface EditablePanelProps {
  readonly title: string;
  readonly vessel: Vessel;
  readonly className?: string | undefined;
  /** What stands in place of the content while it is edited. */
  readonly form: (onClose: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Something to read; with a form in its place for those who may edit the vessel. */
export function EditablePanel({ title, vessel, className, form, children }: EditablePanelProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      className={className}
      actions={
        vessel.permission.edit &&
        !isOpen && (
          <Button size="xs" variant="default" aria-label={t('EDIT_OF', { title })} onClick={() => setOpen(true)}>
            {t('EDIT')}
          </Button>
        )
      }
    >
      {isOpen ? form(() => setOpen(false)) : children}
    </Panel>
  );
}
