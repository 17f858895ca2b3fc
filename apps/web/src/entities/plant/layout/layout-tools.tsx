import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import '../../../language/plant.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

interface LayoutToolsProps {
  readonly editor: LayoutEditor;
  /** How parts are moved, in words. */
  readonly hint: string;
  /** What begins it, in words. */
  readonly begin: string;
  readonly isEditable: boolean;
  /** The other tools of the drawing, which wait while it is edited. */
  readonly children?: ReactNode;
}

/** Buttons that change the layout of a mimic, for who may save the plant. */
export function LayoutTools({ editor, hint, begin, isEditable, children }: LayoutToolsProps) {
  const t = useText();
  if (!editor.isEditing) {
    return (
      <>
        {children}
        {isEditable && (
          <Button size="compact-sm" variant="default" onClick={editor.begin}>
            {begin}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <span className="fms-caption">{editor.hasFailed ? t('LAYOUT_FAILED') : hint}</span>
      <Button size="compact-sm" variant="default" disabled={!editor.canUndo} onClick={editor.undo}>
        {t('LAYOUT_UNDO')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={editor.cancel}>
        {t('LAYOUT_CANCEL')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={editor.reset}>
        {t('LAYOUT_RESET')}
      </Button>
      <Button size="compact-sm" loading={editor.isSaving} onClick={editor.finish}>
        {t('LAYOUT_DONE')}
      </Button>
    </>
  );
}
