import { LoadingState } from '@fms/ui/panel';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useText } from '../../../language/index.ts';
import style from '../style/preview.module.css';
import { readRows } from './read-rows.ts';
import type { Content } from './use-preview.ts';

type Shown = Extract<Content, { readonly kind: string }>;

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

/** Rows of a table, and lines of a text, that are drawn. */
const MOST_ROWS = 500;
const MOST_LINES = 5000;

/**
 * A content that may be shown. Texts and tables are drawn as text nodes, an image as pixels, a document onto canvases:
 * no part of the file becomes markup, a style, a script or an address of this page.
 */
export function ContentView({ content, name }: { content: Shown; name: string }) {
  const t = useText();
  switch (content.kind) {
    case 'image':
      return <ImageView content={content} name={name} />;
    case 'pdf':
      return (
        <Suspense fallback={<LoadingState label={t('LOADING_FILE')} />}>
          <PdfPages bytes={content.bytes} name={name} />
        </Suspense>
      );
    case 'csv':
      return <TableView content={content} name={name} />;
    case 'text':
      return <TextView content={content} name={name} />;
  }
}

interface ViewProps {
  readonly content: Shown;
  readonly name: string;
}

/** In the encoding that was found; what was cut in the middle of a character ends before it. */
function useContentText({ bytes, mediaType }: Shown): string {
  return useMemo(() => {
    const charset = /charset=([\w-]+)/.exec(mediaType)?.[1] ?? 'utf-8';
    return new TextDecoder(charset).decode(bytes).replace(/\uFFFD$/, '');
  }, [bytes, mediaType]);
}

function TextView({ content, name }: ViewProps) {
  const t = useText();
  const lines = useContentText(content).split('\n');
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={style.text} tabIndex={0} aria-label={name}>
        <pre>{lines.slice(0, MOST_LINES).join('\n')}</pre>
      </section>
      {lines.length > MOST_LINES && <p className="fms-caption">{t('FIRST_LINES', { count: MOST_LINES })}</p>}
    </>
  );
}

function TableView({ content, name }: ViewProps) {
  const t = useText();
  const text = useContentText(content);
  const { rows, isCut } = useMemo(() => readRows(text, MOST_ROWS), [text]);
  const [head = [], ...body] = rows;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={style.table} tabIndex={0} aria-label={name}>
        <table className="fms-table">
          <thead>
            <tr>
              {head.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isCut && <p className="fms-caption">{t('FIRST_ROWS', { count: MOST_ROWS })}</p>}
    </>
  );
}

function ImageView({ content: { bytes, mediaType }, name }: ViewProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  return address === undefined ? null : <img className={style.image} src={address} alt={name} />;
}
