/** Pictures of a report (§2.9, §3; bounds of the contract): gif, jpeg or png, as data addresses. */
import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@fms/contract/endpoint';
import type { TextKey } from '../../language/index.ts';

export const SCREENSHOT_TYPES: readonly string[] = ['image/gif', 'image/jpeg', 'image/png'];

let lastId = 0;

export interface Screenshot {
  /** The same picture may be added twice; this tells the two apart. */
  readonly id: number;
  readonly name: string;
  /** `data:image/png;base64,…` */
  readonly address: string;
}

export interface ChosenScreenshots {
  readonly screenshots: readonly Screenshot[];
  /** Why some were left out, if any was. */
  readonly problem: TextKey | undefined;
}

/** Adds files to those already chosen, within the bounds the server keeps. */
export async function addScreenshots(known: readonly Screenshot[], files: readonly File[]): Promise<ChosenScreenshots> {
  const pictures = files.filter(({ type }) => SCREENSHOT_TYPES.includes(type));
  const small = pictures.filter(({ size }) => size <= MAX_IMAGE_BYTES);
  const fitting = small.slice(0, MAX_IMAGES - known.length);
  const added = await Promise.all(
    fitting.map(async (file) => ({ id: ++lastId, name: file.name, address: await readAddress(file) })),
  );
  return { screenshots: [...known, ...added], problem: problemOf(files, pictures, small, fitting) };
}

function problemOf(...[files, pictures, small, fitting]: readonly (readonly File[])[]): TextKey | undefined {
  if (pictures?.length !== files?.length) return 'SCREENSHOT_TYPE';
  if (small?.length !== pictures?.length) return 'SCREENSHOT_SIZE';
  return fitting?.length === small?.length ? undefined : 'SCREENSHOT_COUNT';
}

function readAddress(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
