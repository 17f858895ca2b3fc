import { IconButton } from '@fms/ui/control';
import { Button, FileButton } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { useText } from '../../language/index.ts';
import style from './feedback.module.css';
import { SCREENSHOT_TYPES, type Screenshot } from './screenshot.ts';

interface ScreenshotFieldProps {
  readonly screenshots: readonly Screenshot[];
  readonly problem: string | undefined;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (screenshot: Screenshot) => void;
}

/** Screenshots by button, by dropping them, or (in the dialog around it) by pasting; each with a thumbnail. */
export function ScreenshotField({ screenshots, problem, onAdd, onRemove }: ScreenshotFieldProps) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a pointer
    <div
      className={style.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={style.hint}>{t('SCREENSHOT_HINT')}</p>
      <FileButton multiple accept={SCREENSHOT_TYPES.join(',')} onChange={onAdd}>
        {(button) => (
          <Button variant="default" {...button}>
            {t('ADD_SCREENSHOT')}
          </Button>
        )}
      </FileButton>
      {problem !== undefined && (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
      {screenshots.length > 0 && (
        <ul className={style.pictures} aria-label={t('SCREENSHOTS')}>
          {screenshots.map((screenshot) => (
            <li key={screenshot.id} className={style.picture}>
              <img src={screenshot.address} alt={screenshot.name} />
              <span className={style.name}>{screenshot.name}</span>
              <div className={style.remove}>
                <IconButton
                  icon="close"
                  iconSize={16}
                  label={t('REMOVE_SCREENSHOT', { name: screenshot.name })}
                  onClick={() => onRemove(screenshot)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
