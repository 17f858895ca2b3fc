import { lazy, Suspense, useState } from 'react';
import { loadHelp } from '../features/support/index.ts';
import { HeadPlaceProvider } from '../registry/index.ts';
import style from './open-area.module.css';

const HelpPage = lazy(loadHelp);

/** The one area without a sign-in (§2.1): help, without the menu of signed-in users. */
export default function OpenArea() {
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <div className={style.area}>
      <header ref={setHead} className={style.head} />
      <main>
        <HeadPlaceProvider value={head}>
          <Suspense>
            <HelpPage />
          </Suspense>
        </HeadPlaceProvider>
      </main>
    </div>
  );
}
