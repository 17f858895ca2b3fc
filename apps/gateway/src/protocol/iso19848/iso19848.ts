/**
 * Channel of ISO 19848 → tag: the ISO 19848 part of docs/tags.md. The channel's name is the tag's, its LocalID (which says
 * where in the ship it is) the description; range, unit, digits and cycle are as the list has them.
 */
import { QUALITY_BAD_SOURCE, QUALITY_GOOD, QUALITY_MANUAL } from '@fms/domain/quality';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import type { Decoded, Observation, TagDefinition } from '../../observation/observation.ts';
import { definePathTag } from '../../observation/tag.ts';
import type { Channel, ChannelList } from './channel-list.ts';
import type { ChannelValue } from './time-series.ts';

const SOURCE = 'ISO19848';
const MAX_UNKNOWN = 1000;
const MAX_NAME = 200;
const MAX_DESCRIPTION = 500;
const MAX_DECIMALS = 6;

/** Kinds that change by an act and stay, as against those measured again and again. */
const ON_CHANGE = new Set(['Alert', 'Status', 'SetPoint', 'ControlOutput', 'ManuallyInput']);
/** Words in which an alert says that its cause is gone. */
const NORMAL = /^(normal|off|ok|cleared|inactive|false|0)$/i;
/** OPC Classic: the two high bits set; OPC UA and the standard's own examples: nothing set. */
const OPC_GOOD_FROM = 192;
const OPC_GOOD_TO = 255;

interface ChannelTags {
  readonly value: TagDefinition;
  /** The same as a truth value that raises, for alerts. */
  readonly active: TagDefinition | null;
  readonly quality: number;
}

export class ChannelTagRegistry {
  readonly #list: ChannelList;
  readonly #byChannel = new Map<Channel, ChannelTags>();
  readonly #names = new Set<string>();
  readonly #unknown = new Map<string, TagDefinition>();

  constructor(list: ChannelList) {
    this.#list = list;
  }

  decode({ channel: id, value, quality }: ChannelValue): Decoded {
    const channel = this.#list.channels.get(id);
    const tags = channel ? this.#tagsOf(channel) : this.#tagsOfUnknown(id, value);
    const refusals = channel ? [] : ['channel-unknown'];
    if (!tags) return { observations: [], refusals: [...refusals, 'too-many-tags'] };
    const figure = figureOf(tags.value, value);
    if (typeof figure === 'object') return { observations: [], refusals: [...refusals, figure.refused] };
    const bits = tags.quality | qualityOf(quality);
    const observations: Observation[] = [{ tag: tags.value, source: SOURCE, value: figure, quality: bits }];
    if (tags.active) {
      const isActive = !NORMAL.test(String(value).trim());
      observations.push({ tag: tags.active, source: SOURCE, value: isActive ? 1 : 0, quality: bits });
    }
    return { observations, ...(refusals.length > 0 ? { refusals } : {}) };
  }

  #tagsOf(channel: Channel): ChannelTags {
    const known = this.#byChannel.get(channel);
    if (known) return known;
    const value = this.#definitionOf(channel);
    const isAlert = channel.Property.DataChannelType.Type === 'Alert';
    const isManual = channel.Property.DataChannelType.Type === 'ManuallyInput';
    const made = {
      value,
      active: isAlert ? alertTag(value, channel) : null,
      quality: isManual ? QUALITY_MANUAL : QUALITY_GOOD,
    };
    this.#byChannel.set(channel, made);
    return made;
  }

  #definitionOf(channel: Channel): TagDefinition {
    const { DataChannelID, Property } = channel;
    const { DataChannelType, Format, Range, Unit, Remarks } = Property;
    const isOnChange = ON_CHANGE.has(DataChannelType.Type);
    const description = [DataChannelID.LocalID, Remarks?.trim()].filter(Boolean).join(' · ').slice(0, MAX_DESCRIPTION);
    return {
      ...definePathTag({ name: this.#nameOf(channel), unit: (Unit?.UnitSymbol ?? '').slice(0, 30) }),
      subsystem: subsystemOf(DataChannelID.LocalID),
      description,
      valueKind: kindOf(Format?.Type),
      type: isOnChange ? DATA_TAG_TYPE.onlyChange : DATA_TAG_TYPE.fullData,
      intervalSeconds: isOnChange ? null : DataChannelType.UpdateCycle || null,
      decimals: Math.min(MAX_DECIMALS, Math.max(0, Format?.Restriction?.FractionDigits ?? 2)),
      min: Range?.Low ?? 0,
      max: Range?.High ?? 1000,
    };
  }

  /** Names are for people and may be there twice; the short id tells them apart. */
  #nameOf({ DataChannelID: { LocalID, ShortID }, Property: { Name } }: Channel): string {
    const name = (Name?.trim() || ShortID || LocalID).slice(0, MAX_NAME);
    const unique = this.#names.has(name)
      ? `${name.slice(0, MAX_NAME - 40)} (${(ShortID ?? LocalID).slice(-36)})`
      : name;
    this.#names.add(unique);
    return unique;
  }

  #tagsOfUnknown(id: string, value: ChannelValue['value']): ChannelTags | null {
    const isNumber = value !== null && value !== '' && Number.isFinite(Number(value));
    const known = this.#unknown.get(id);
    if (!known && this.#unknown.size >= MAX_UNKNOWN) return null;
    const tag = known ?? {
      ...definePathTag({ name: id.slice(0, MAX_NAME), unit: '', valueKind: isNumber ? 'number' : 'text' }),
      subsystem: SOURCE,
    };
    this.#unknown.set(id, tag);
    return { value: tag, active: null, quality: QUALITY_GOOD };
  }
}

function kindOf(format: string | undefined): TagDefinition['valueKind'] {
  if (format === 'Decimal' || format === 'Integer') return 'number';
  return format === 'Boolean' ? 'boolean' : 'text';
}

/** `/dnv-v2/vis-3-4a/411.1-1/…` → `VIS 411.1`: the function of the ship the channel is of. Other naming rules have words. */
function subsystemOf(localId: string): string {
  const [, rule = '', , code = ''] = localId.split('/');
  if (code === '') return SOURCE;
  const word = rule.startsWith('dnv') ? `VIS ${code.split('-')[0]}` : `${code.charAt(0).toUpperCase()}${code.slice(1)}`;
  return word.slice(0, 60);
}

/** Priorities of the standard: an alarm is an alarm, a warning a warning, a caution is only shown. */
function alertTag(value: TagDefinition, { Property: { AlertPriority } }: Channel): TagDefinition {
  const raises = { ...definePathTag({ name: `${value.name} active`, unit: '', type: DATA_TAG_TYPE.onlyChange }) };
  return {
    ...raises,
    subsystem: value.subsystem,
    description: value.description,
    valueKind: 'boolean',
    decimals: 0,
    min: 0,
    max: 1,
    emergencyLevel: /alarm/i.test(AlertPriority ?? '') ? 1 : null,
    alarmLevel: /warning/i.test(AlertPriority ?? '') ? 1 : null,
  };
}

function figureOf({ valueKind }: TagDefinition, value: ChannelValue['value']): number | string | { refused: string } {
  if (value === null || value === '') return { refused: 'value-not-available' };
  if (valueKind === 'text') return String(value).trim();
  if (valueKind === 'boolean') return /^(true|1|on)$/i.test(String(value)) ? 1 : 0;
  const number = Number(value);
  return Number.isFinite(number) && typeof value !== 'boolean' ? number : { refused: 'value-unreadable' };
}

function qualityOf(quality: string | null): number {
  const code = quality === null || quality === '' ? 0 : Number(quality);
  const isGood = code === 0 || (code >= OPC_GOOD_FROM && code <= OPC_GOOD_TO);
  return isGood ? QUALITY_GOOD : QUALITY_BAD_SOURCE;
}
