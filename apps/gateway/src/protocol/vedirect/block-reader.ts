/**
 * Bytes of a VE.Direct port → blocks of its text protocol. A block is lines of `\r\n`, label, tab, value; the last label
 * is `Checksum`, and all bytes of the block with that one sum up to nothing. Frames of the HEX protocol (`:…\n`) may stand
 * between two blocks and inside one, and belong to nothing. (Victron, VE.Direct Protocol 3.33)
 */

export type Block = ReadonlyMap<string, string>;
export type BlockRefusal = 'checksum-wrong' | 'line-too-long';

/** Labels have nine characters at most, values 33; a device gone wrong must not fill the memory. */
const MAX_TEXT = 80;
const MAX_FIELDS = 60;

const BYTE = { colon: 0x3a, tab: 0x09, carriageReturn: 0x0d, lineFeed: 0x0a } as const;

type State = 'label' | 'value' | 'checksum' | 'hex' | 'lost';

export class BlockReader {
  #state: State = 'label';
  #beforeHex: State = 'label';
  #sum = 0;
  #label = '';
  #text = '';
  #fields = new Map<string, string>();

  readonly #onBlock: (block: Block) => void;
  readonly #refuse: (reason: BlockRefusal) => void;

  constructor(onBlock: (block: Block) => void, refuse: (reason: BlockRefusal) => void) {
    this.#onBlock = onBlock;
    this.#refuse = refuse;
  }

  push(bytes: Uint8Array): void {
    for (const byte of bytes) this.#byte(byte);
  }

  #byte(byte: number): void {
    if (this.#state === 'hex') {
      if (byte === BYTE.lineFeed) this.#state = this.#beforeHex;
    } else if (byte === BYTE.colon && this.#state !== 'checksum') {
      this.#beforeHex = this.#state;
      this.#state = 'hex';
    } else {
      this.#sum = (this.#sum + byte) & 0xff;
      this.#ofBlock(byte);
    }
  }

  #ofBlock(byte: number): void {
    if (this.#state === 'checksum') this.#finish();
    else if (this.#state === 'lost') this.#findEnd(byte);
    else if (this.#state === 'label') this.#ofLabel(byte);
    else this.#ofValue(byte);
  }

  #ofLabel(byte: number): void {
    if (byte === BYTE.tab) {
      this.#label = this.#text;
      this.#text = '';
      this.#state = this.#label === 'Checksum' ? 'checksum' : 'value';
    } else if (byte !== BYTE.carriageReturn && byte !== BYTE.lineFeed) this.#append(byte);
  }

  #ofValue(byte: number): void {
    if (byte !== BYTE.carriageReturn && byte !== BYTE.lineFeed) {
      this.#append(byte);
      return;
    }
    if (this.#fields.size < MAX_FIELDS) this.#fields.set(this.#label, this.#text);
    this.#text = '';
    this.#state = 'label';
  }

  #append(byte: number): void {
    this.#text += String.fromCharCode(byte);
    if (this.#text.length <= MAX_TEXT) return;
    this.#refuse('line-too-long');
    this.#text = '';
    this.#state = 'lost';
  }

  /** After noise the next `Checksum` is looked for, and the block it ends is given up. */
  #findEnd(byte: number): void {
    this.#text = (this.#text + String.fromCharCode(byte)).slice(-'Checksum\t'.length);
    if (this.#text === 'Checksum\t') this.#state = 'checksum';
  }

  #finish(): void {
    if (this.#sum === 0 && this.#fields.size > 0) this.#onBlock(this.#fields);
    else if (this.#sum !== 0) this.#refuse('checksum-wrong');
    this.#fields = new Map();
    this.#text = '';
    this.#sum = 0;
    this.#state = 'label';
  }
}
