/** A page of ListObjectsV2, as XML. Names of blobs hold nothing that XML would escape; others in the bucket are left out. */
import type { BlobHead } from '../blob.ts';

export interface ListPage {
  readonly heads: readonly BlobHead[];
  /** Asks for the next page; null at the last. */
  readonly next: string | null;
}

const NAME = /^[\w./-]+$/;

export function readListPage(xml: string): ListPage {
  const heads = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']): BlobHead[] => {
    const name = readField(entry, 'Key') ?? '';
    const [sizeBytes, changedMs] = [
      Number(readField(entry, 'Size')),
      Date.parse(readField(entry, 'LastModified') ?? ''),
    ];
    return NAME.test(name) && Number.isSafeInteger(sizeBytes) ? [{ name, sizeBytes, changedMs }] : [];
  });
  const isLast = readField(xml, 'IsTruncated') !== 'true';
  return { heads, next: isLast ? null : (readField(xml, 'NextContinuationToken') ?? null) };
}

/** The text of the first element of a name; the five marks that XML escapes are given back. */
export function readField(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(lt|gt|quot|apos|amp|#34|#39);/g, (_, mark: keyof typeof MARKS) => MARKS[mark]);
}

const MARKS = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#34': '"', '#39': "'" } as const;
