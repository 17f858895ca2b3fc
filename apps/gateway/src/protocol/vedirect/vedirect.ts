/** VE.Direct label → tags: the VE.Direct part of docs/tags.md (Victron, VE.Direct Protocol 3.33). */
import { AC, BATTERY, buildEquipmentTag, CONVERTER, type Measure } from '../../observation/equipment-tag.ts';
import type { Decoded, TagDefinition } from '../../observation/observation.ts';
import { Observer } from '../../observation/observer.ts';
import { definePathTag } from '../../observation/tag.ts';
import type { Block } from './block-reader.ts';

type Equipment = 'battery' | 'solar' | 'load' | 'inverter';

interface Label {
  readonly of: Equipment;
  readonly measure: Measure;
  /** Unit on the wire; left out, it is the tag's. */
  readonly unit?: string;
  /** What one step of the figure is, for those that are no unit of their own (per mille, hundredths of a kilowatt-hour). */
  readonly scale?: number;
  readonly notAvailable?: string;
}

const named = (measure: Measure, name: string): Measure => ({ ...measure, given: { ...measure.given, name } });
const battery = (measure: Measure, rest: Omit<Label, 'of' | 'measure'> = {}): Label => ({
  of: 'battery',
  measure,
  ...rest,
});
const solar = (measure: Measure, rest: Omit<Label, 'of' | 'measure'> = {}): Label => ({
  of: 'solar',
  measure,
  ...rest,
});

const LABELS: Readonly<Record<string, Label>> = {
  V: battery(BATTERY.voltage, { unit: 'mV' }),
  VS: battery(named(BATTERY.voltage, 'auxiliary voltage'), { unit: 'mV' }),
  VM: battery(named(BATTERY.voltage, 'mid-point voltage'), { unit: 'mV' }),
  I: battery(BATTERY.current, { unit: 'mA' }),
  P: battery(BATTERY.power),
  T: battery(BATTERY.temperature, { notAvailable: '---' }),
  CE: battery(BATTERY.consumed, { scale: 0.001 }),
  SOC: battery(BATTERY.stateOfCharge, { scale: 0.1 }),
  TTG: battery(BATTERY.timeRemaining, { unit: 'min', notAvailable: '-1' }),
  Alarm: battery(BATTERY.alarm),
  Relay: battery(BATTERY.relay),
  H1: battery(named(BATTERY.consumed, 'deepest discharge'), { scale: 0.001 }),
  H2: battery(named(BATTERY.consumed, 'last discharge'), { scale: 0.001 }),
  H6: battery(named(BATTERY.consumed, 'cumulative charge drawn'), { scale: 0.001 }),
  H7: battery(named(BATTERY.voltage, 'lowest voltage'), { unit: 'mV' }),
  H8: battery(named(BATTERY.voltage, 'highest voltage'), { unit: 'mV' }),
  H17: battery(named(AC.energyExport, 'discharged energy'), { scale: 0.01 }),
  H18: battery(named(AC.energyImport, 'charged energy'), { scale: 0.01 }),
  VPV: solar(named(CONVERTER.voltage, 'panel voltage'), { unit: 'mV' }),
  PPV: solar(named(CONVERTER.power, 'panel power')),
  CS: solar(CONVERTER.state),
  H19: solar(named(AC.energyExport, 'yield'), { scale: 0.01 }),
  H20: solar(named(AC.energyExport, 'yield today'), { scale: 0.01 }),
  LOAD: { of: 'load', measure: CONVERTER.enabled },
  IL: { of: 'load', measure: CONVERTER.current, unit: 'mA' },
  AC_OUT_V: { of: 'inverter', measure: named(AC.voltage, 'AC voltage'), scale: 0.01 },
  AC_OUT_I: { of: 'inverter', measure: named(AC.current, 'AC current'), scale: 0.1 },
};

/** The labels docs/tags.md has to name. */
export const listedLabels: readonly string[] = Object.keys(LABELS);

/** Names of the product and its software; they are no measurements. */
const IDENTITY = new Set(['PID', 'FW', 'FWE', 'SER#', 'BMV', 'MON']);
const STATES: Readonly<Record<string, string>> = {
  0: 'Off',
  1: 'Low power',
  2: 'Fault',
  3: 'Bulk',
  4: 'Absorption',
  5: 'Float',
  6: 'Storage',
  7: 'Equalise',
  9: 'Inverting',
};
const NAMES: Readonly<Record<Equipment, string>> = {
  battery: 'Battery',
  solar: 'Solar regulator',
  load: 'Load output',
  inverter: 'Inverter',
};
const NUMBER = /^-?\d+(\.\d+)?$/;
const SOURCE = 'VE.Direct';

/** Whether the block is the one that comes every second, and not the history that follows it. */
export function isMeasurement(block: Block): boolean {
  return block.has('V') || block.has('PID');
}

/** Labels a product may send that are in no table; more than any product has. */
const MAX_OWN = 100;

export class VedirectLabels {
  readonly #device: string | undefined;
  readonly #own = new Map<string, TagDefinition>();

  /** `device` replaces the name of what the product measures: `House battery`. */
  constructor(device?: string) {
    this.#device = device;
  }

  decode(block: Block): Decoded {
    const o = new Observer(SOURCE);
    const main: Equipment = block.has('VPV') ? 'solar' : block.has('AC_OUT_V') ? 'inverter' : 'battery';
    for (const [name, text] of block) {
      const label = LABELS[name];
      if (label) observe(o, label, label.of === main && this.#device ? this.#device : NAMES[label.of], text);
      else if (!IDENTITY.has(name) && NUMBER.test(text)) this.#ownLabel(o, name, Number(text));
    }
    return o.finish();
  }

  #ownLabel(o: Observer, name: string, value: number): void {
    const known = this.#own.get(name);
    if (!known && this.#own.size >= MAX_OWN) {
      o.refuse('too-many-tags');
      return;
    }
    const to = known ?? definePathTag({ name: `${SOURCE} ${name}`, unit: '' });
    this.#own.set(name, to);
    o.number(to, value);
  }
}

function observe(
  o: Observer,
  { measure, unit, scale = 1, notAvailable }: Label,
  equipment: string,
  text: string,
): void {
  const to = buildEquipmentTag(equipment, measure);
  const { believable } = measure;
  if (to.valueKind === 'boolean') o.flag(to, text === 'ON');
  else if (to.valueKind === 'text') o.text(to, STATES[text] ?? text);
  else if (text === notAvailable) o.number(to, null);
  else if (!NUMBER.test(text)) o.refuse('value-unreadable');
  else o.number(to, Number(text) * scale, { ...(unit ? { unit } : {}), ...(believable ? { believable } : {}) });
}
