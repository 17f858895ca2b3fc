import { Icon, IconButton, KeyHint } from '@fms/ui';
import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../language/index.ts';
import style from './search-button.module.css';

const SearchDialog = lazy(() => import('../search/search.dialog.tsx'));

/** Opens the search of the whole product, as `Ctrl K` does from wherever one types. */
export function SearchButton({ isWide }: { isWide: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  return (
    <>
      {isWide ? (
        <button type="button" className={style.search} onClick={() => setOpen(true)}>
          <Icon name="search" size={16} />
          <span className={style.words}>{t('FIND_VESSEL_OR_TAG')}</span>
          <KeyHint keys="Ctrl K" />
        </button>
      ) : (
        <IconButton icon="search" label={t('SEARCH')} tooltip="bottom" onClick={() => setOpen(true)} />
      )}
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
