/** What a client may send at once. Its largest call names a vessel and `MAX_TAGS_PER_CALL` tags. */
import { MAX_TAGS_PER_CALL } from '@fms/contract/endpoint';
import type { ShapeBounds } from '@fms/contract/gate';

/** A client's calls are small; what is larger is an attack or a mistake. */
export const MAX_CLIENT_MESSAGE_BYTES = 64 * 1024;
/** The official clients send each message in a frame of its own. */
export const MAX_MESSAGES_PER_FRAME = 32;

/** A message holds its arguments, and those an array of tags or a box of coordinates. */
export const MESSAGE_BOUNDS: ShapeBounds = {
  size: MAX_CLIENT_MESSAGE_BYTES,
  depth: 6,
  values: 2 * MAX_TAGS_PER_CALL,
  keys: 64,
  text: 8192,
};
