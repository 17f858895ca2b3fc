import { describe, expect, it } from 'vitest';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { buildJpeg } from '../testing/jpeg.ts';
import { readProgram } from './read-rtsp.ts';

const JPEG = buildJpeg({}).toString('base64');
/** A program that runs these lines; `send()` writes one picture with its boundary. */
const programOf = (lines: string) => ({
  path: process.execPath,
  arguments: [
    '--eval',
    `const picture = Buffer.from('${JPEG}', 'base64');
     const send = () => process.stdout.write(Buffer.concat([Buffer.from('--picture\\r\\n\\r\\n'), picture, Buffer.from('\\r\\n--picture\\r\\n')]));
     ${lines}`,
  ],
  input: 'address with s3cret',
  boundary: 'picture',
  credentials: { username: 'admin', password: 's3cret' },
});
const never = new AbortController().signal;

/** Stopped at the first picture; answers the pictures that came. */
async function readOne(lines: string): Promise<JpegPicture[]> {
  const stop = new AbortController();
  const pictures: JpegPicture[] = [];
  const take = (picture: JpegPicture) => {
    pictures.push(picture);
    stop.abort();
  };
  await readProgram(programOf(lines), take, stop.signal);
  return pictures;
}

describe('a program that gives pictures', () => {
  it('is read, and ended when it is stopped', async () => {
    const [picture] = await readOne('send(); setInterval(() => {}, 1000);');
    expect(picture).toMatchObject({ width: 640, height: 480 });
  });

  it('that does not end when it is asked to is killed', async () => {
    expect(await readOne("process.on('SIGTERM', () => {}); send(); setInterval(() => {}, 1000);")).toHaveLength(1);
  });

  it('is told on its standard input what its arguments must not say', async () => {
    const lines = "process.stdin.on('data', (words) => { console.error('told ' + words.length); process.exit(1); });";
    await expect(readProgram(programOf(lines), () => {}, never)).rejects.toThrow('told 19');
  });

  it('sees nothing of the environment but its path', async () => {
    const lines = 'console.error(Object.keys(process.env).sort().join());';
    await expect(readProgram(programOf(lines), () => {}, never)).rejects.toThrow('LANG,PATH');
  });

  it('that fails is silent, with its last words and without the password', async () => {
    const lines =
      "console.error('x'.repeat(100000)); console.error('rtsp://admin:s3cret@10.0.0.1: 401'); process.exit(1);";
    const failed = readProgram(programOf(lines), () => {}, never);
    await expect(failed).rejects.toMatchObject({
      code: 'silent',
      message: 'The stream of the camera ended: rtsp://10.0.0.1: 401',
    });
  });

  it('that gives what is no picture is ended', async () => {
    const lines = "setInterval(() => process.stdout.write('x'.repeat(100000)), 10);";
    await expect(readProgram(programOf(lines), () => {}, never)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('that is not there is named', async () => {
    const missing = { ...programOf(''), path: '/nowhere/ffmpeg' };
    await expect(readProgram(missing, () => {}, never)).rejects.toMatchObject({ code: 'no-decoder' });
  });

  it('is not started when it was stopped before', async () => {
    await expect(readProgram(programOf(''), () => expect.unreachable(), AbortSignal.abort())).resolves.toBeUndefined();
  });
});
