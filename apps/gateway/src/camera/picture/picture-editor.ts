/** Covers privacy zones in a picture. What decodes and encodes JPEG stands behind this port; without one a picture with zones stays on board. */
import type { PrivacyZone } from '@fms/domain/camera';
import { CameraError } from '../camera-error.ts';
import { type JpegPicture, readJpeg } from './jpeg-header.ts';

export interface PictureEditor {
  /**
   * A new JPEG of the same size, in which every pixel of `coverRow` of the domain is black, and nothing of the old file is
   * left. Rejects when the picture cannot be decoded.
   */
  cover(picture: JpegPicture, zones: readonly PrivacyZone[]): Promise<Uint8Array>;
}

/** The picture as it may be kept and sent. Rejects with `CameraError` `not-covered` rather than to show a zone. */
export async function coverPicture(
  picture: JpegPicture,
  zones: readonly PrivacyZone[],
  editor: PictureEditor | null,
): Promise<JpegPicture> {
  if (zones.length === 0) return picture;
  if (editor === null) {
    throw new CameraError(
      'not-covered',
      'The privacy zones cannot be covered: this gateway has no editor of pictures.',
    );
  }
  const covered = readJpeg(await editor.cover(picture, zones).catch(refuse));
  if (covered === null || covered.width !== picture.width || covered.height !== picture.height) {
    throw new CameraError('not-covered', 'The privacy zones cannot be covered: the edited picture has another size.');
  }
  return covered;
}

function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new CameraError('not-covered', `The privacy zones cannot be covered: ${reason}.`);
}
