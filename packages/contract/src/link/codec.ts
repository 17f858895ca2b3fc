/** Codec of frames: one byte for the packing, then MessagePack, compressed when that is smaller. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { encode } from '@msgpack/msgpack';
import { MAX_FRAME_BYTES } from '../endpoint/bounds.ts';
import { readMessagePack, type ShapeBounds } from '../gate/index.ts';
import { type GatewayFrame, gatewayFrame, type ShoreFrame, shoreFrame, vesselFrame } from './frame.ts';

const PLAIN = 0;
const ZSTD = 1;
/** Below this a compressed frame is seldom smaller. */
const COMPRESS_FROM_BYTES = 200;
/**
 * A channel sends parts of this size on a fast line only, where time counts more than bytes; what is worth it was compressed by
 * the service.
 */
const FAST_CHANNEL_BYTES = 32 * 1024;
/**
 * A frame is a map of maps and of arrays of maps. The most values has a batch of all its texts, traffic and alarms; a column
 * may fill the frame.
 */
const FRAME_BOUNDS: ShapeBounds = { size: MAX_FRAME_BYTES, depth: 7, values: 250_000, keys: 64, text: MAX_FRAME_BYTES };

/** Why a frame was refused; the text is stable and counted. */
export type FrameRefusal = 'frame-too-large' | 'frame-unreadable' | 'frame-malformed';
export type Decoded<Frame> = { ok: true; frame: Frame } | { ok: false; reason: FrameRefusal; vessel?: RefusedVessel };
/** A vessel whose frame cannot be taken, so that its gateway is told of it; `problem` names the field. */
export interface RefusedVessel {
  stream: string;
  index: number;
  problem: string;
}

export function encodeFrame(frame: GatewayFrame | ShoreFrame): Uint8Array {
  const packed = encode(frame, { ignoreUndefined: true });
  const isFast = frame.type === 'channelData' && frame.bytes.length >= FAST_CHANNEL_BYTES;
  const squeezed = packed.length >= COMPRESS_FROM_BYTES && !isFast ? zstdCompressSync(packed) : packed;
  const smaller = squeezed.length < packed.length;
  const body = smaller ? squeezed : packed;
  const bytes = new Uint8Array(body.length + 1);
  bytes[0] = smaller ? ZSTD : PLAIN;
  bytes.set(body, 1);
  return bytes;
}

/** Frames come from ships and are hostile until read: size is bounded before and after unpacking. */
function unpack(bytes: Uint8Array): Decoded<unknown> {
  if (bytes.length > MAX_FRAME_BYTES) return { ok: false, reason: 'frame-too-large' };
  try {
    if (bytes[0] !== PLAIN && bytes[0] !== ZSTD) return { ok: false, reason: 'frame-unreadable' };
    const body = bytes.subarray(1);
    const packed = bytes[0] === PLAIN ? body : zstdDecompressSync(body, { maxOutputLength: MAX_FRAME_BYTES });
    const read = readMessagePack(packed, FRAME_BOUNDS);
    return read.ok ? { ok: true, frame: read.value } : { ok: false, reason: 'frame-unreadable' };
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { ok: false, reason: tooLarge ? 'frame-too-large' : 'frame-unreadable' };
  }
}

const vesselPlace = vesselFrame.pick({ type: true, stream: true, index: true });

export function decodeGatewayFrame(bytes: Uint8Array): Decoded<GatewayFrame> {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return unpacked;
  const parsed = gatewayFrame.safeParse(unpacked.frame);
  if (parsed.success) return { ok: true, frame: parsed.data };
  const place = vesselPlace.safeParse(unpacked.frame);
  if (!place.success) return { ok: false, reason: 'frame-malformed' };
  const { stream, index } = place.data;
  const [issue] = parsed.error.issues;
  const problem = `${issue?.path.join('.')}: ${issue?.message}`;
  return { ok: false, reason: 'frame-malformed', vessel: { stream, index, problem } };
}

export function decodeShoreFrame(bytes: Uint8Array): Decoded<ShoreFrame> {
  const unpacked = unpack(bytes);
  if (!unpacked.ok) return unpacked;
  const parsed = shoreFrame.safeParse(unpacked.frame);
  return parsed.success ? { ok: true, frame: parsed.data } : { ok: false, reason: 'frame-malformed' };
}
