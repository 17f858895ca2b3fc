/** What the source of a tag says: the bus, and the device or talker on it (docs/tags.md, "How sources are kept apart"). */

export type TagSource =
  /** The best of several sources feeds the tag, or the vessel does not tell. */
  | { readonly kind: 'none' }
  /** An NMEA 0183 talker, of two letters. */
  | { readonly kind: 'talker'; readonly bus: string; readonly talker: string; readonly sentence: string }
  /** An NMEA 2000 device, by its address on the bus. */
  | { readonly kind: 'n2k'; readonly bus: string; readonly device: string }
  | { readonly kind: 'signal-k'; readonly bus: string; readonly device: string }
  | { readonly kind: 'other'; readonly text: string };

const TALKER = /^(?:(.+):)?([A-Z]{2})(?:\.([A-Z]{3}))?$/;
const DEVICE = /^(?:(.+):)?(N2K|SK):(.*)$/;

/** `bridge:SD.DBT` → talker SD, sentence DBT on the bus called bridge; `N2K:35` → device 35 of NMEA 2000. */
export function readTagSource(source: string): TagSource {
  if (source === '') return { kind: 'none' };
  const [isDevice, bus = '', protocol, device = ''] = DEVICE.exec(source) ?? [];
  if (isDevice !== undefined) return { kind: protocol === 'N2K' ? 'n2k' : 'signal-k', bus, device };
  const [isTalker, talkerBus = '', talker = '', sentence = ''] = TALKER.exec(source) ?? [];
  if (isTalker !== undefined) return { kind: 'talker', bus: talkerBus, talker, sentence };
  return { kind: 'other', text: source };
}
