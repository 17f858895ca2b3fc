import { type NoteBlock, type NoteSpan, parseReleaseNotes } from '@fms/domain/version';
import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import style from './release.module.css';

/** Notes as they are read: made of elements and never of HTML, so that they can do nothing. */
export function ReleaseNotes({ notes }: { notes: string }) {
  const blocks = useMemo(() => parseReleaseNotes(notes), [notes]);
  return (
    <div className={style.notes}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: NoteBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'code':
      return <pre>{block.text}</pre>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((spans, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
            <li key={at}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Spans({ spans }: { spans: readonly NoteSpan[] }) {
  return spans.map((span, at) => {
    const key = `${at}`;
    switch (span.kind) {
      case 'text':
        return span.text;
      case 'strong':
        return <strong key={key}>{span.text}</strong>;
      case 'emphasis':
        return <em key={key}>{span.text}</em>;
      case 'code':
        return <code key={key}>{span.text}</code>;
      default:
        return (
          <Anchor key={key} href={span.address} target="_blank" rel="noreferrer noopener" inherit>
            {span.text}
          </Anchor>
        );
    }
  });
}
