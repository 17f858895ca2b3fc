import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The catalogue of the look: `vite packages/ui/catalogue`, then `?palette=bright|day|dusk|night`. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()], build: { outDir: '/tmp/catalogue' } });
