import { formatPosition, type PositionFormat } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import style from '../style/vessel-card.module.css';

const FORMATS: readonly PositionFormat[] = ['minutes', 'seconds', 'decimal'];

/** A position that is copied in any of its three ways of writing. */
export function CopyPosition({ position }: { position: Position }) {
  const t = useText();
  const [copied, setCopied] = useState('');
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(t('COPIED_TEXT', { text })),
      (error: unknown) => console.info('The browser does not let us copy', error),
    );
  return (
    <>
      <Menu position="bottom-end" withinPortal zIndex={600}>
        <Menu.Target>
          <button type="button" className={style.position} title={t('COPY_POSITION')}>
            {formatPosition(position)}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('COPY_POSITION')}</Menu.Label>
          {FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => copy(formatPosition(position, format))}>
              {formatPosition(position, format)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className="fms-spoken" role="status">
        {copied}
      </span>
    </>
  );
}
