import { MAX_IMAGE_BYTES } from '@fms/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { readImage, SLICE_CHARACTERS } from './image-text.ts';

const RULE = { what: 'A photo', kinds: ['jpg', 'png'] as const };
const png = (bytes: number) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes - 8, 0xa5)]);

/** The image, and between how many slices others were served. */
async function read(text: string) {
  let yields = 0;
  const count = async () => yields++;
  const image = await readImage(text, RULE, count).catch((error: { code: string; message: string }) => error);
  return { image, yields };
}

describe('readImage', () => {
  it.each([8, 9, 10, 11, 393_215, 393_216, 393_217, 1_000_000])('reads %i bytes as they were', async (size) => {
    const { image } = await read(`data:image/png;base64,${png(size).toString('base64')}`);
    expect(image).toMatchObject({ extension: 'png', type: 'image/png' });
    expect('bytes' in image && image.bytes.equals(png(size))).toBe(true);
  });

  it('lets others be served between slices of the largest', async () => {
    const text = png(MAX_IMAGE_BYTES).toString('base64');
    const { image, yields } = await read(text);
    expect('bytes' in image && image.bytes.length).toBe(MAX_IMAGE_BYTES);
    expect(yields).toBe(Math.ceil(text.length / SLICE_CHARACTERS) - 1);
    expect(yields).toBeGreaterThan(10);
  });

  it.each([
    ['larger than allowed', png(MAX_IMAGE_BYTES + 1).toString('base64'), 'too-large'],
    ['of another kind', Buffer.alloc(MAX_IMAGE_BYTES, 1).toString('base64'), 'invalid-input'],
    ['no base64 at its end', `${png(1_000_000).toString('base64')}<`, 'invalid-input'],
    ['nothing', '', 'invalid-input'],
  ])('refuses what is %s before it converts any of it', async (_words, text, code) => {
    const { image, yields } = await read(text);
    expect([image, yields]).toEqual([expect.objectContaining({ code }), 0]);
  });

  it.each([20, SLICE_CHARACTERS - 1, SLICE_CHARACTERS, 3 * SLICE_CHARACTERS])(
    'refuses a character at %i that is no base64',
    async (place) => {
      const text = png(2_000_000).toString('base64');
      const { image } = await read(`${text.slice(0, place)}=${text.slice(place + 1)}`);
      expect(image).toMatchObject({ code: 'invalid-input', message: expect.stringContaining('base64') });
    },
  );
});
