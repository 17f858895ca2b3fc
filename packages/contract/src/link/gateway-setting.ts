/**
 * The configuration file of a gateway (docs/gateway.md): one process serves one ship, or several where a
 * demonstration or a shore test needs it. The simulator writes one for its fleet.
 */
import { z } from 'zod';
import { particulars, tagDeclaration } from './frame.ts';

const port = z.int().min(1).max(65_535);
const sourceName = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);

/** The tag a measured value becomes; vessel, source and role are the gateway's to say. */
export const tagSetting = z.strictObject(tagDeclaration.omit({ vesselIndex: true, source: true, role: true }).shape);
export type TagSetting = z.infer<typeof tagSetting>;

const nmea0183 = {
  protocol: z.literal('nmea0183'),
  /** Names the sensor group in the tags' `source`, e.g. `bridge`; talkers are told apart by themselves. */
  name: sourceName,
  /**
   * What the transducers of `XDR` measure, by the name they send (`ME1_LOP`); one that is not listed becomes a tag of
   * its bare name. A generic value (type `G`) is in the tag's unit already, others are converted to it.
   */
  transducers: z.record(z.string().regex(/^[A-Za-z0-9_#. /-]{1,40}$/), tagSetting).default({}),
};

/** One bus or sensor the gateway listens to. */
export const sourceSetting = z.discriminatedUnion('transport', [
  /** Connects to a multiplexer or a sensor that serves sentences. */
  z.strictObject({ ...nmea0183, transport: z.literal('tcp'), host: z.string().min(1), port }),
  /** Listens for datagrams; one datagram may hold several sentences. */
  z.strictObject({ ...nmea0183, transport: z.literal('udp'), host: z.string().min(1).default('127.0.0.1'), port }),
  /** Reads a file once, as it was recorded. */
  z.strictObject({ ...nmea0183, transport: z.literal('file'), path: z.string().min(1) }),
]);
export type SourceSetting = z.infer<typeof sourceSetting>;

export const shipSetting = z.strictObject({
  /** Names this ship's journal on disk; never change it while a backlog waits. */
  stream: z.string().regex(/^[A-Za-z0-9._:-]{1,120}$/),
  vessel: particulars.extend({ id: z.int().positive().optional() }),
  /** Asks the shore to create the vessel when it knows none by that id, MMSI or name. */
  create: z.boolean().default(false),
  /** File with this vessel's key; left out, `GATEWAY_KEY` is used. */
  keyFile: z.string().optional(),
  sources: z.array(sourceSetting).min(1),
});
export type ShipSetting = z.infer<typeof shipSetting>;

export const gatewaySetting = z.strictObject({
  /** Address of the shore, e.g. `https://fleet.example.org`. */
  server: z.url(),
  /** Folder of the journals. */
  data: z.string().min(1),
  ships: z.array(shipSetting).min(1),
});
export type GatewaySetting = z.infer<typeof gatewaySetting>;
export type GatewaySettingInput = z.input<typeof gatewaySetting>;
