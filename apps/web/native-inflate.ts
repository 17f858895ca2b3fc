import type { Plugin } from 'vite';

const ID = '\0native-inflate';

/**
 * Leaves out what PMTiles brings to unpack archives where the browser cannot: every browser that runs this build can
 * (`DecompressionStream`), and PMTiles asks it first. 4 KB of the first map.
 */
export function createNativeInflatePlugin(): Plugin {
  return {
    name: 'native-inflate',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fflate' && importer?.includes('/pmtiles/') ? ID : undefined),
    load: (id) =>
      id === ID
        ? 'export const decompressSync = () => { throw new Error("This browser unpacks nothing"); };'
        : undefined,
  };
}
