import { EmptyState, LoadingState } from '@fms/ui/panel';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import style from '../style/preview.module.css';
import { type OpenPdf, openPdf } from './open-pdf.ts';

/** Pages that are drawn at first, and more with each press. */
const PAGE_STEP = 10;

interface PdfPagesProps {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** The pages of a document one below the other, as pictures. */
export default function PdfPages({ bytes, name }: PdfPagesProps) {
  const t = useText();
  const [pdf, setPdf] = useState<OpenPdf | 'damaged'>();
  const [most, setMost] = useState(PAGE_STEP);
  useEffect(() => {
    let opened: OpenPdf | undefined;
    let isLeft = false;
    openPdf(bytes).then(
      (document) => {
        opened = document;
        if (isLeft) document.close();
        else setPdf(document);
      },
      () => isLeft || setPdf('damaged'),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [bytes]);
  if (pdf === undefined) return <LoadingState label={t('LOADING_FILE')} />;
  if (pdf === 'damaged') return <EmptyState title={t('NO_PREVIEW')} detail={t('PDF_DAMAGED')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={style.pages} tabIndex={0} aria-label={name}>
      {Array.from({ length: Math.min(most, pdf.pages) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <PdfPage key={index} pdf={pdf} number={index + 1} />
      ))}
      <MoreButton rest={pdf.pages - most} onClick={() => setMost(most + PAGE_STEP)} />
    </section>
  );
}

function PdfPage({ pdf, number }: { pdf: OpenPdf; number: number }) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [isDamaged, setDamaged] = useState(false);
  useEffect(() => {
    const { current } = canvas;
    if (current === null || width === 0) return;
    // A page that was left while it was drawn says so by a rejection as well.
    pdf.draw(number, current, width * devicePixelRatio).catch(() => setDamaged(true));
  }, [pdf, number, width]);
  return (
    <div ref={frame} className={style.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('PDF_PAGE', { number, count: pdf.pages })}
        data-damaged={isDamaged}
      />
    </div>
  );
}
