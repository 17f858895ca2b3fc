/** Registers → tags, as a configuration maps them: the Modbus part of docs/tags.md. */
import type { RegisterSetting } from '@fms/contract/link';
import type { Decoded, TagDefinition } from '../../observation/observation.ts';
import { Observer } from '../../observation/observer.ts';
import { round } from '../../observation/round.ts';
import { isBits } from './frame.ts';
import { getRegisterWidth, type PlannedRequest } from './plan.ts';

const SOURCE = 'Modbus';
const WORD = 0x1_0000;

export class RegisterTags {
  readonly #tags = new Map<RegisterSetting, TagDefinition>();

  /** `values`: what the device answered to `request`. */
  decode({ address, registers }: PlannedRequest, values: readonly number[]): Decoded {
    const o = new Observer(SOURCE);
    for (const register of registers) {
      const words = values.slice(register.address - address, register.address - address + getRegisterWidth(register));
      this.#observe(o, register, words);
    }
    return o.finish();
  }

  #observe(o: Observer, register: RegisterSetting, words: readonly number[]): void {
    const tag = this.#tags.get(register) ?? { ...register.tag, role: null };
    this.#tags.set(register, tag);
    const figure = figureOf(register, words);
    if (figure === null) o.refuse('fields-missing');
    else if (figure === register.notAvailable) o.number(tag, null);
    else if (tag.valueKind === 'boolean') o.flag(tag, figure !== 0);
    else if (tag.valueKind === 'text') o.text(tag, String(figure));
    else o.number(tag, round(figure * register.scale + register.offset));
  }
}

/** The figure of one or two registers before scaling; null when the answer was too short. */
function figureOf({ kind, type, wordOrder, bit }: RegisterSetting, words: readonly number[]): number | null {
  const [first, second] = words;
  if (first === undefined) return null;
  if (isBits(kind)) return first;
  if (type === 'bit') return (first >> bit) & 1;
  if (type === 'uint16') return first;
  if (type === 'int16') return (first << 16) >> 16;
  if (second === undefined) return null;
  const [high, low] = wordOrder === 'big' ? [first, second] : [second, first];
  return wide(type, high, low);
}

function wide(type: 'int32' | 'uint32' | 'float32', high: number, low: number): number {
  if (type === 'uint32') return high * WORD + low;
  if (type === 'int32') return (high << 16) | low;
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16BE(high, 0);
  bytes.writeUInt16BE(low, 2);
  return bytes.readFloatBE(0);
}
