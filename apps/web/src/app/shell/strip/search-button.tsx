import { IconButton, KeyHint } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { useBufferedTyping } from '../../search/use-buffered-typing.ts';
import { useSearchWords } from '../../search/use-search-words.ts';
import style from './search-button.module.css';

const SearchDialog = lazy(() => import('../../search/search.dialog.tsx'));

/** Opens the search of the whole product, as `Ctrl K` does from wherever one types. */
export function SearchButton({ isWide }: { isWide: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const words = useSearchWords();
  useBufferedTyping(isOpen && !isReady, words);
  const open = () => {
    if (isOpen) return;
    cameFrom.current = document.activeElement;
    words.change('');
    setReady(false);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      {isWide ? (
        <button type="button" className={style.search} onClick={open}>
          <Icon name="search" size={16} />
          <span className={style.words}>{t('FIND_VESSEL_OR_TAG')}</span>
          <KeyHint keys="Ctrl K" />
        </button>
      ) : (
        <IconButton icon="search" label={t('SEARCH')} tooltip="bottom" onClick={open} />
      )}
      <Suspense>{isOpen && <SearchDialog words={words} onReady={() => setReady(true)} onClose={close} />}</Suspense>
    </>
  );
}
