/** Messages that are written for a viewer: releases of what it left pressed, encodings and requests within bounds. */
import type {
  ContinuousUpdates,
  EncodingsMessage,
  ExtendedKeyMessage,
  KeyMessage,
  PointerMessage,
  UpdateRequest,
} from './client-message.ts';

function layOut(length: number, write: (view: DataView) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  write(view);
  return new Uint8Array(view.buffer);
}

export function writeKey(keysym: number, isDown: boolean): KeyMessage {
  const bytes = layOut(8, (view) => {
    view.setUint8(0, 4);
    view.setUint8(1, Number(isDown));
    view.setUint32(4, keysym);
  });
  return { kind: 'key', isDown, keysym, bytes };
}

export function writeExtendedKey(keysym: number, scancode: number, isDown: boolean): ExtendedKeyMessage {
  const bytes = layOut(12, (view) => {
    view.setUint8(0, 255);
    view.setUint16(2, Number(isDown));
    view.setUint32(4, keysym);
    view.setUint32(8, scancode);
  });
  return { kind: 'extended-key', isDown, keysym, scancode, bytes };
}

export function writePointer(buttons: number, x: number, y: number): PointerMessage {
  const bytes = layOut(6, (view) => {
    view.setUint8(0, 5);
    view.setUint8(1, buttons);
    view.setUint16(2, x);
    view.setUint16(4, y);
  });
  return { kind: 'pointer', buttons, x, y, bytes };
}

export function writeEncodings(encodings: readonly number[]): EncodingsMessage {
  const bytes = layOut(4 + 4 * encodings.length, (view) => {
    view.setUint8(0, 2);
    view.setUint16(2, encodings.length);
    encodings.forEach((encoding, index) => {
      view.setInt32(4 + 4 * index, encoding);
    });
  });
  return { kind: 'set-encodings', encodings, bytes };
}

/** The same message with another flag in its second byte. */
function withFlag(bytes: Uint8Array, flag: boolean): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[1] = Number(flag);
  return changed;
}

/** The same request for the whole of its part, or for what changes in it. */
export function changeRequest(request: UpdateRequest, isIncremental: boolean): UpdateRequest {
  return { ...request, isIncremental, bytes: withFlag(request.bytes, isIncremental) };
}

/** Continuous updates of the same part, on or off. */
export function changeContinuous(updates: ContinuousUpdates, isOn: boolean): ContinuousUpdates {
  return { ...updates, isOn, bytes: withFlag(updates.bytes, isOn) };
}
