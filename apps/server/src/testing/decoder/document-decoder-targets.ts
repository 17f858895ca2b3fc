/** Documents that users, ships, push services and files bring in. */
import { decodeGatewayFrame, decodeShoreFrame, encodeFrame, packFloats, packIntegers } from '@fms/contract/link';
import { MAX_ORGANIZATION_CORNERS } from '@fms/contract/zone';
import { type DecoderTarget, REFUSED } from '@fms/test-kit';
import { decodeBatchColumns } from '../../ingest/batch-columns.ts';
import { readSubscription } from '../../modules/push/index.ts';
import { readAreas } from '../../modules/zone/index.ts';
import { readImage } from '../../platform/blob/image-text.ts';
import { decodeBlocks, encodeBlock } from '../../platform/clickhouse/native-format.ts';
import { Failure } from '../../platform/failure/failure.ts';
import { readStruct } from '../../platform/json/struct-text.ts';

const text = (characters: string) => new TextEncoder().encode(characters);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What throws its refusals as `isRefusal` knows them. */
function refusing(isRefusal: (error: unknown) => boolean, decode: (bytes: Uint8Array) => unknown) {
  return async (bytes: Uint8Array): Promise<unknown> => {
    try {
      return await decode(bytes);
    } catch (error) {
      if (isRefusal(error)) return REFUSED;
      throw error;
    }
  };
}
const isFailure = (error: unknown) => error instanceof Failure;

const column = { tags: packIntegers([0, 1]), times: packIntegers([1_767_225_600_000, 1_767_225_601_000]) };
const gatewayFrames = [
  encodeFrame({ type: 'hello', protocol: 1, gateway: 'bridge', software: '1.4' }),
  encodeFrame({ type: 'open', stream: 'bridge' }),
  encodeFrame({ type: 'vessel', stream: 'bridge', index: 0, reference: { name: 'A' }, create: true, particulars: {} }),
  encodeFrame({
    type: 'batch',
    stream: 'bridge',
    sequence: 1,
    lane: 'live',
    numbers: { ...column, values: packFloats([1, 2]) },
    positions: { ...column, latitudes: packFloats([60, 61]), longitudes: packFloats([5, 5.1]) },
    texts: { ...column, values: ['Under way', '{"cells":[3.31,3.32]}'] },
  }),
  encodeFrame({
    ...{ type: 'log', stream: 'bridge', vesselIndex: 0, sequence: 1, dropped: 2 },
    lines: [{ time: 1_767_225_600_000, level: 'warning', area: 'link', content: 'no link' }],
  }),
];
const shoreFrames = [
  encodeFrame({ type: 'welcome', protocol: 1, serverStartId: 'x', serverTime: 1_767_225_600_000, window: 64 }),
  encodeFrame({ type: 'opened', stream: 'bridge', lastSequence: 3, stored: [[5, 9]] }),
  encodeFrame({ type: 'ack', stream: 'bridge', sequence: 4 }),
  encodeFrame({ type: 'logged', stream: 'bridge', sequence: 1 }),
];

/** A frame, and its columns where it is a batch. */
function readGatewayFrame(bytes: Uint8Array): unknown {
  const decoded = decodeGatewayFrame(bytes);
  if (!decoded.ok) return REFUSED;
  return decoded.frame.type === 'batch' ? [decoded.frame, decodeBatchColumns(decoded.frame)] : decoded.frame;
}

const SQUARE = [
  [3, 60],
  [4, 60],
  [4, 61],
  [3, 61],
  [3, 60],
];
const polygon = { type: 'Polygon', coordinates: [SQUARE] };
const geoJson = [
  { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'A' }, geometry: polygon }] },
  { type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] },
];
const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>A &amp; B</name>
<Polygon><outerBoundaryIs><LinearRing><coordinates>3,60,0 4,60,0 4,61,0 3,60,0</coordinates></LinearRing></outerBoundaryIs>
</Polygon></Placemark></Document></kml>`;
const subscription = {
  endpoint: 'https://push.example.org/a',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
};
const block = encodeBlock([
  { name: 'time', type: 'Int64', values: [1_767_225_600_000, 1_767_225_601_000] },
  { name: 'value', type: 'Float64', values: [1.5, 2.5] },
  { name: 'text', type: 'String', values: ['Under way', ''] },
]);
/** The first bytes of a PNG file as a data address. */
const image = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')}`;
/** Claims beyond the bytes, and types that are not read here; both end the query they belong to and nothing else. */
const isBrokenBlock = (error: unknown) => error instanceof RangeError || error instanceof TypeError;

export const documentTargets: readonly DecoderTarget[] = [
  { name: 'link frame of a gateway', seeds: gatewayFrames, maxValues: 250_000, decode: readGatewayFrame },
  {
    name: 'link frame of the shore',
    seeds: shoreFrames,
    maxValues: 5000,
    decode(bytes) {
      const decoded = decodeShoreFrame(bytes);
      return decoded.ok ? decoded.frame : REFUSED;
    },
  },
  {
    name: 'struct of a ship',
    seeds: [text('{"volts":[3.31,3.32],"alarm":null}')],
    maxValues: 40_000,
    decode: (bytes) => readStruct(textOf(bytes)) ?? REFUSED,
  },
  {
    name: 'zone import',
    seeds: [...geoJson.map((file) => text(JSON.stringify(file))), text(kml)],
    maxValues: 4 * MAX_ORGANIZATION_CORNERS,
    decode: refusing(isFailure, (bytes) => readAreas({ text: textOf(bytes) })),
  },
  {
    name: 'push subscription',
    seeds: [text(JSON.stringify(subscription))],
    maxValues: 10,
    decode: refusing(isFailure, (bytes) => readSubscription(textOf(bytes))),
  },
  {
    name: 'image',
    seeds: [text(image)],
    maxValues: 4,
    decode: refusing(isFailure, (bytes) => readImage(textOf(bytes), { what: 'A photo', kinds: ['png'] })),
  },
  {
    name: 'answer of the telemetry store',
    seeds: [block, Buffer.concat([block, block])],
    maxValues: 200_000,
    decode: refusing(isBrokenBlock, (bytes) => decodeBlocks(Buffer.from(bytes)).length),
  },
];
