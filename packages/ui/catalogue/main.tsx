import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { isPalette, type Palette } from '../src/theme/palette.ts';
import { ThemeProvider } from '../src/theme/theme-provider.tsx';
import './catalogue.css';

/** One page of the catalogue draws everything of one kind, in the palette of the address: `?page=states&palette=dusk`. */
const PAGES: Record<string, ComponentType<{ palette: Palette }>> = {
  states: lazy(() => import('./states.page.tsx')),
  chart: lazy(() => import('./chart.page.tsx')),
  instruments: lazy(() => import('./instruments.page.tsx')),
  'map-images': lazy(() => import('./map-images.page.tsx')),
  controls: lazy(() => import('./controls.page.tsx')),
};

const asked = new URLSearchParams(location.search);
const palette = asked.get('palette');
const Page = PAGES[asked.get('page') ?? 'states'];
const root = document.getElementById('root');

if (root !== null && Page !== undefined) {
  const shown = isPalette(palette) ? palette : 'day';
  createRoot(root).render(
    <ThemeProvider palette={shown}>
      <Suspense>
        <Page palette={shown} />
      </Suspense>
    </ThemeProvider>,
  );
}
