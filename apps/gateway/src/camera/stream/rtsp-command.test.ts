import { describe, expect, it } from 'vitest';
import { buildRtspCommand, redact } from './rtsp-command.ts';

const stream = { url: 'rtsp://10.10.10.21:554/stream1?a=1', credentials: null, width: 640, framesPerSecond: 2 };
const argumentOf = (list: readonly string[], name: string) => list[list.indexOf(name) + 1];

const lineOf = (input: string, name: string) => input.split('\n').find((line) => line.startsWith(name)) ?? '';
const addressOf = (input: string) => new URL(/^file '([^']+)'$/.exec(lineOf(input, 'file'))?.[1] ?? '');

describe('the command of ffmpeg', () => {
  it('reads one video over TCP and writes JPEGs with a boundary', () => {
    const { arguments: list, input } = buildRtspCommand(stream);
    expect(addressOf(input).href).toBe(stream.url);
    expect(lineOf(input, 'option rtsp_transport')).toBe('option rtsp_transport tcp');
    expect(argumentOf(list, '-vf')).toBe("fps=2,scale='min(640,iw)':-2");
    expect(list.slice(-5)).toEqual(['-f', 'mpjpeg', '-boundary_tag', 'picture', 'pipe:1']);
  });

  it('opens no file of the machine', () => {
    const { arguments: list, input } = buildRtspCommand(stream);
    const outer = argumentOf(list, '-protocol_whitelist')?.split(',') ?? [];
    const inner = lineOf(input, 'option protocol_whitelist').split(' ')[2]?.split(',') ?? [];
    expect(outer.filter((protocol) => !inner.includes(protocol))).toEqual(['pipe']);
    for (const protocol of ['file', 'pipe', 'http', 'concat', 'data', 'subfile']) expect(inner).not.toContain(protocol);
  });

  it('tells name and password on the standard input alone, whatever they hold', () => {
    const credentials = { username: 'a@b', password: "p:/ %41' -i x\nfile 'y'" };
    const { arguments: list, input } = buildRtspCommand({ ...stream, credentials });
    expect(list).toEqual(buildRtspCommand(stream).arguments);
    expect(list.join(' ')).not.toContain('10.10.10.21');
    expect(input.split('\n')).toHaveLength(buildRtspCommand(stream).input.split('\n').length);
    expect(addressOf(input).host).toBe('10.10.10.21:554');
    expect(decodeURIComponent(addressOf(input).password)).toBe(credentials.password);
  });

  it.each(['file:///etc/passwd', '-i', 'http://10.10.10.21/', 'concat:a|b', ''])('is not made of %s', (url) => {
    expect(() => buildRtspCommand({ ...stream, url })).toThrow(expect.objectContaining({ code: 'no-decoder' }));
  });
});

it('keeps name and password out of a message', () => {
  const credentials = { username: 'admin', password: 's3cret!' };
  const line = 'rtsp://admin:s3cret!@10.0.0.1/x: 401, s3cret!';
  expect(redact(line, credentials)).toBe('rtsp://10.0.0.1/x: 401, …');
  expect(redact('rtsp://admin@10.0.0.1/x', null)).toBe('rtsp://10.0.0.1/x');
});
