import { createRoot } from 'react-dom/client';
import { Reading, ThemeProvider, isPalette } from '../src/index.ts';
const asked = new URLSearchParams(location.search).get('palette');
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider palette={isPalette(asked) ? asked : 'day'}>
      <Reading
        boxed
        label="LO pressure"
        value={3.9}
        decimals={1}
        unit="bar"
        freshness="fresh"
        age={{ kind: 'full', text: '2 s' }}
      />
    </ThemeProvider>,
  );
