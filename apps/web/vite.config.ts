import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type FirstLoad, findFirstLoad } from './first-load.ts';
import { createNativeInflatePlugin } from './native-inflate.ts';
import { createPrecompressPlugin } from './precompress.ts';
import { createThirdPartyNoticesPlugin } from './third-party-notices.ts';

/** Where `npm start` answers while this development server draws. */
const SERVER = 'http://127.0.0.1:8080';

const ROOT = resolve(import.meta.dirname, '../..');
/** The service worker is bundled by itself. */
const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** What is opened first, and often over a slow line: all its scripts are asked for at once. */
const EARLY = /\/(signed-in|fleet-map|location\.page|home\.page|overview\.page|vessel\.page|overview\.tab)-/;

/**
 * Which files a part asks for beside its script. Of the later parts only the styles: the scripts they import are found as
 * they are read, and their names alone would add 3 KB to the first load.
 */
const listPreloads = (file: string, files: string[]): string[] =>
  EARLY.test(`/${file}`) ? files : files.filter((name) => name.endsWith('.css'));

/** What both builds share: the order of styles and chunks depends on it. */
const listPlugins = (): PluginOption[] => [react(), createNativeInflatePlugin()];

/** The chunks that are asked for one after the other until the map stands; the first is the frame of every screen. */
const FIRST_PARTS = ['signed-in', 'location.page'];

/** @param firstLoad modules of the first screens by part, each part in one piece; empty for the build that finds them. */
const listBuildOptions = (firstLoad: FirstLoad): BuildOptions => ({
  target: 'es2023',
  // An inlined file is a data: address, which the content security policy refuses for fonts and workers.
  assetsInlineLimit: 0,
  // Written as an inline script otherwise.
  modulePreload: { polyfill: false, resolveDependencies: listPreloads },
  chunkSizeWarningLimit: 1200,
  rolldownOptions: {
    output: {
      codeSplitting: {
        // zod is told to compile nothing in the chunk that holds it: a later chunk would come too late, since each
        // schema looks when it is made.
        groups: [
          { name: 'schema', test: /node_modules\/zod\/|src\/strict-content/, priority: 4 },
          // What the sign-in screen needs, in one piece: thirty small ones were 20 KB larger packed.
          { name: 'start', tags: ['$initial'], priority: 3 },
          // What the first screens need, likewise: a hundred small ones were 25 KB larger, each a request on a slow line.
          ...FIRST_PARTS.map((part, place) => ({
            name: `${part}-shared`,
            test: (id: string) => firstLoad.get(id) === part,
            // Each takes along what its modules import: the frame of every screen goes first.
            priority: FIRST_PARTS.length - place,
          })),
        ],
      },
    },
  },
});

/**
 * The application as static files. The map engine, the hub's protocol and the signed-in areas are chunks of their own, so
 * that the sign-in screen stays under 150 KB of compressed script.
 */
export default defineConfig(async ({ command }) => ({
  plugins: [
    ...listPlugins(),
    createThirdPartyNoticesPlugin({
      also: WORKER_PACKAGES.map((name) => resolve(ROOT, 'node_modules', name)),
      data: [resolve(ROOT, 'tools/basemap/SOURCES.md')],
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'worker.ts',
      // The application registers it itself, and asks before it exchanges it.
      injectRegister: false,
      injectManifest: {
        // Maps are read in pieces and are too large to keep whole; fonts of other scripts come when they are needed.
        globPatterns: ['assets/*.{js,css}', 'assets/noto-sans-latin-*.woff2', 'sign-in/*.webp', 'favicon.svg'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Fleet Management System',
        short_name: 'FMS',
        start_url: '/',
        display: 'standalone',
        background_color: '#e6e6e6',
        theme_color: '#e6e6e6',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
    }),
    createPrecompressPlugin(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': SERVER,
      '/json': SERVER,
      '/healthz': SERVER,
      '/hub': { target: SERVER, ws: true },
    },
  },
  build: listBuildOptions(
    command === 'build' ? await findFirstLoad(FIRST_PARTS, listPlugins(), listBuildOptions(new Map())) : new Map(),
  ),
}));
