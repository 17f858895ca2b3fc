/** The map as a picture: what is on screen, with what every map must say written below it. */
import { getPaletteColors } from '@fms/ui/theme';
import { saveBlob } from '../../../export/save-blob.ts';
import { type FleetMapEngine, getSymbolPalette, type MapChoice } from '../../../map/index.ts';

const FOOT_PIXELS = 28;

/** Draws the map once more, since its frames are not kept, and offers it as a file. */
export function savePicture({ map }: FleetMapEngine, words: string, choice: MapChoice, nowMs: number): void {
  map.once('render', () => {
    const picture = withFoot(map.getCanvas(), words, choice);
    picture.toBlob((blob) => {
      if (blob !== null) saveBlob(`fleet-map-${new Date(nowMs).toISOString().slice(0, 16).replace(':', '')}.png`, blob);
    }, 'image/png');
  });
  map.triggerRepaint();
}

function withFoot(source: HTMLCanvasElement, words: string, choice: MapChoice): HTMLCanvasElement {
  const { surface, text2 } = getPaletteColors(getSymbolPalette(choice));
  const ratio = source.width / Math.max(1, source.clientWidth);
  const picture = document.createElement('canvas');
  picture.width = source.width;
  picture.height = source.height + FOOT_PIXELS * ratio;
  const context = picture.getContext('2d');
  if (context === null) return source;
  context.drawImage(source, 0, 0);
  context.fillStyle = surface;
  context.fillRect(0, source.height, picture.width, FOOT_PIXELS * ratio);
  context.fillStyle = text2;
  context.font = `${12 * ratio}px "Noto Sans", sans-serif`;
  context.textBaseline = 'middle';
  context.fillText(words, 12 * ratio, source.height + (FOOT_PIXELS / 2) * ratio);
  return picture;
}
