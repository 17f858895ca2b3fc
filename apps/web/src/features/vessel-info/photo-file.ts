/** Prepares a photo for storage: scaled down for a list on a slow line, and without metadata. */

const MOST_PIXELS = 1280;
const QUALITY = 0.82;

/**
 * Redraws the file as a JPEG of at most 1280 px, as a data address. What a camera writes beside the picture, such as
 * the place, is gone. Rejects when the browser cannot read it as a picture.
 */
export async function reencodePhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
