/** The list of channels a package in a file was made by: it names it, and it lies in the same folder. */
import { readFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { readJson } from '@fms/contract/gate';
import type { OnRemark } from '../../feed/recording-remark.ts';
import { readRecording } from '../../line/recording-file.ts';
import { type ChannelList, MAX_PACKAGE_BYTES, NO_CHANNELS, PACKAGE_BOUNDS, parseChannelList } from './channel-list.ts';
import { listConfigurations } from './time-series.ts';

/** Without one, channels go by their ids, and `remark` is told where it was looked for. Throws when it is there and wrong. */
export async function findChannelList(path: string, remark?: OnRemark): Promise<ChannelList> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of readRecording(path)) {
    bytes += piece.length;
    // The reader itself says what is wrong with the package.
    if (bytes > MAX_PACKAGE_BYTES) return NO_CHANNELS;
    pieces.push(piece);
  }
  const read = readJson(Buffer.concat(pieces).toString('utf8'), PACKAGE_BOUNDS);
  if (!read.ok) return NO_CHANNELS;
  // A name from a file must not lead out of its folder.
  const names = [...new Set(listConfigurations(read.value))].map((name) => `${parse(name).name}.json`);
  for (const name of names) {
    const text = await readFile(join(dirname(path), name), 'utf8').catch(() => null);
    if (text !== null) return parseChannelList(text);
  }
  if (names.length > 0) remark?.({ kind: 'channel-list-missing', names });
  return NO_CHANNELS;
}
