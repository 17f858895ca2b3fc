/** The list of channels a package in a file was made by: it names it, and it lies in the same folder. */
import { readFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { readRecording } from '../line/recording-file.ts';
import { type ChannelList, NO_CHANNELS, parseChannelList } from './channel-list.ts';
import { configurationsOf } from './time-series.ts';

/** Without one, channels go by their ids. Throws when it is there and wrong. */
export async function channelsBeside(path: string): Promise<ChannelList> {
  const pieces: Buffer[] = [];
  for await (const piece of readRecording(path)) pieces.push(piece);
  let names: readonly string[] = [];
  try {
    names = configurationsOf(
      JSON.parse(
        Buffer.concat(pieces)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      ),
    );
  } catch {
    // The reader itself says what is wrong with the package.
    return NO_CHANNELS;
  }
  for (const name of new Set(names)) {
    // A name from a file must not lead out of its folder.
    const beside = join(dirname(path), `${parse(name).name}.json`);
    const text = await readFile(beside, 'utf8').catch(() => null);
    if (text !== null) return parseChannelList(text);
  }
  return NO_CHANNELS;
}
