import { describe, expect, it } from 'vitest';
import { ClientReader } from './client-reader.ts';
import { preferEncoder } from './encoding-order.ts';
import { writeEncodings } from './write-message.ts';

describe('the encoder of the admin setting', () => {
  it.each([
    ['Tight', [16, 5, 7, -223, 0], [7, 16, 5, -223, 0]],
    [' zrle ', [7, 16], [16, 7]],
    ['Hextile', [7, 0], [7, 0]],
    ['JPEG 9000', [7, 0], [7, 0]],
  ])('%s goes first where the viewer has it: %j', (encoder, asked, ordered) => {
    const message = preferEncoder(writeEncodings(asked), encoder);
    expect(message.encodings).toEqual(ordered);
    expect(new ClientReader().take(message.bytes).messages).toMatchObject([{ encodings: ordered }]);
  });
});
