/** PDF documents by pdf.js, without anything of theirs that acts: no scripts, forms, fonts of the page, or addresses. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** px; a page of more on either side is drawn smaller. */
const MOST_PIXELS = 16_000_000;

export interface OpenPdf {
  readonly pages: number;
  /** Draws a page, from 1 on, as wide as asked for, in pixels of the canvas. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
}

/** @throws what pdf.js throws of a document it cannot read, or one that asks for a password */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    // It takes the buffer for itself.
    data: bytes.slice(),
    // Letters are drawn as shapes: no font of the document is given to the page.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    // The policy of the page compiles no WebAssembly.
    useWasm: false,
    maxImageSize: MOST_PIXELS,
    stopAtErrors: false,
  });
  const document = await task.promise;
  return {
    pages: document.numPages,
    draw: (page, canvas, width) => draw(document, page, canvas, width),
    close: () => void task.destroy(),
  };
}

async function draw(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number) {
  const page = await document.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(width / whole.width, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport, annotationMode: 0 }).promise;
}
