import { saveBlob } from './save-blob.ts';

/** Gives the user a text as a file, made here and not fetched. */
export function saveText(fileName: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: 'text/plain' }));
}
