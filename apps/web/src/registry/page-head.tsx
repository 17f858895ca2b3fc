import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatProductTitle } from '../branding/product-title.ts';
import { useAppSetting } from '../settings/app-setting.ts';

const HeadPlace = createContext<HTMLElement | null>(null);

/** The shell gives its strip's left end; whatever page is shown writes its name there. */
export const HeadPlaceProvider = HeadPlace.Provider;

export interface PageHeadProps {
  /** Nested titles from the outside in: `Havbris`, `Overview`; the tab of the browser shows them too. */
  readonly titles: readonly string[];
  /** What stands in the strip: the page's name, with a way back before it where there is one. */
  readonly children: ReactNode;
}

/** The name of the page in the head-up strip and in the browser's tab (§2.1). */
export function PageHead({ titles, children }: PageHeadProps) {
  const place = useContext(HeadPlace);
  const product = formatProductTitle(useAppSetting());
  const title = [...titles, product].join(' | ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return place === null ? null : createPortal(children, place);
}
