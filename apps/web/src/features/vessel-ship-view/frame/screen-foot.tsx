import type { ListedSession, ViewHold } from '@fms/contract/ship-view';
import { SPECIAL_KEYS } from '@fms/domain/rfb';
import { VIEW_QUALITIES, type ViewLevel } from '@fms/domain/ship-view';
import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  LEVEL_TEXT,
  QUALITY_TEXT,
  type ScreenLink,
  SHORT_LEVEL_TEXT,
  useHoldText,
} from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import type { SessionControl } from '../state/use-session-control.ts';
import style from './frame.module.css';

interface ScreenFootProps {
  /** What keeps it to stills; null while nothing does. */
  readonly held: ViewHold | null;
  readonly session: ListedSession;
  /** Those one may ask for. */
  readonly levels: readonly ViewLevel[];
  readonly control: SessionControl;
  readonly link: ScreenLink | undefined;
  readonly onFullScreen: () => void;
}

/** Levels, quality, still, full screen, and the special keys of the highest level. */
export function ScreenFoot({ held, session, levels, control, link, onFullScreen }: ScreenFootProps) {
  const t = useText();
  const { asked } = control;
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) === true;
  const names = isNarrow ? SHORT_LEVEL_TEXT : LEVEL_TEXT;
  const { quality } = session;
  const qualities = held === null ? VIEW_QUALITIES : (['still'] as const);
  const why = useHoldText(held);
  return (
    <footer className={style.foot}>
      <Segmented
        label={t('SCREEN_LEVEL')}
        value={session.level}
        onChange={control.setLevel}
        options={levels.map((value) => ({ value, label: t(names[value]) }))}
      />
      {asked?.kind === 'level' && (
        <span role="status" className={style.meaning}>
          {t('LEVEL_ASKED', { level: t(LEVEL_TEXT[asked.level]) })}
        </span>
      )}
      <Segmented
        label={t('QUALITY')}
        value={quality}
        onChange={control.setQuality}
        options={qualities.map((value) => ({ value, label: t(QUALITY_TEXT[value]) }))}
      />
      {why !== '' && (
        <span role="status" className={style.meaning}>
          {why}
        </span>
      )}
      {quality === 'still' && (
        <Button size="xs" variant="default" onClick={() => control.setQuality('still')}>
          {t('NEW_STILL')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="full-screen" size={16} />}
        onClick={onFullScreen}
        className={style.last}
      >
        {t('FULL_SCREEN_ON')}
      </Button>
      {session.level === 'control' && (
        <Menu withinPortal={false} position="top-end">
          <Menu.Target>
            <Button size="xs" variant="default" rightSection={<Icon name="chevron-up" size={16} />}>
              {t('SPECIAL_KEYS')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={style.keys}>
            {[...SPECIAL_KEYS].map(([name, keysyms]) => (
              <Menu.Item
                key={name}
                onClick={() => {
                  link?.pressKeys(keysyms);
                  link?.focus();
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </footer>
  );
}
