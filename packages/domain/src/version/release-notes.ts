/**
 * Release notes: the part of Markdown they need, read into plain data. No HTML comes of it, and of a link only an address
 * of the open web, so that notes can do nothing to who reads them.
 */

export type NoteSpan =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

export type NoteBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly spans: readonly NoteSpan[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly NoteSpan[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly NoteSpan[])[] }
  | { readonly kind: 'code'; readonly text: string };

const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^()\s]+)\)/g;
/** Addresses that a link may have. */
const WEB = /^https?:\/\/[^\s/?#]+/i;
const HEADING = /^(#{1,3})\s+(.+)$/;
const ITEM = /^\s*(?:([-*+])|\d{1,3}[.)])\s+(.+)$/;
const FENCE = /^```/;

function readSpans(line: string): NoteSpan[] {
  const spans: NoteSpan[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text !== '') spans.push({ kind: 'text', text });
  };
  for (const match of line.matchAll(SPAN)) {
    const [whole, code, strong, emphasis, label, target] = match;
    addText(line.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) spans.push({ kind: 'emphasis', text: emphasis });
    else if (label !== undefined && target !== undefined && WEB.test(target)) {
      spans.push({ kind: 'link', text: label, address: target });
    } else addText(label ?? whole);
  }
  addText(line.slice(end));
  return spans;
}

/** The line at `at` and those after it that belong to its block; `next` is the first beyond them. */
function readBlock(lines: readonly string[], at: number): { block: NoteBlock; next: number } {
  const line = lines[at] as string;
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) {
    return { block: { kind: 'heading', level: marks.length as 1 | 2 | 3, spans: readSpans(title) }, next: at + 1 };
  }
  let next = at + 1;
  if (FENCE.test(line)) {
    while (next < lines.length && !FENCE.test(lines[next] as string)) next++;
    return { block: { kind: 'code', text: lines.slice(at + 1, next).join('\n') }, next: next + 1 };
  }
  const first = ITEM.exec(line);
  if (first !== null) {
    while (next < lines.length && ITEM.test(lines[next] as string)) next++;
    const items = lines.slice(at, next).map((item) => readSpans(ITEM.exec(item)?.[2] ?? ''));
    return { block: { kind: 'list', isOrdered: first[1] === undefined, items }, next };
  }
  const isProse = (text: string) => text.trim() !== '' && ![HEADING, ITEM, FENCE].some((mark) => mark.test(text));
  while (next < lines.length && isProse(lines[next] as string)) next++;
  const text = lines.slice(at, next).map((part) => part.trim());
  return { block: { kind: 'paragraph', spans: readSpans(text.join(' ')) }, next };
}

/** Headings, paragraphs, lists and code of notes; what is no mark of these stays as it was typed. */
export function parseReleaseNotes(markdown: string): NoteBlock[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: NoteBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    if ((lines[at] as string).trim() === '') {
      at++;
      continue;
    }
    const { block, next } = readBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}
