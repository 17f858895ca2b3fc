/**
 * The configuration file of a gateway (docs/gateway.md): one process serves one ship, or several where a
 * demonstration or a shore test needs it. The simulator writes one for its fleet.
 */
import { z } from 'zod';
import { cameraSettings } from '../camera/camera-setting.ts';
import { particulars } from './frame.ts';
import { shipViewSetting } from './ship-view-setting.ts';
import { sourceSetting } from './source-setting.ts';

const SECONDS_OF_HOUR = 3600;

/** Folders on board whose files are exchanged with the shore. */
export const exchangeSetting = z.strictObject({
  /** Files that the shore may ask for, or that are sent by themselves. */
  outbox: z.string().min(1),
  /** Where files of the shore are put. */
  inbox: z.string().min(1),
  /** `all` sends every new file of the outbox by itself; `asked` only those a person ashore asks for. */
  sends: z.enum(['asked', 'all']).default('asked'),
  /** How often the outbox is looked at. */
  scanSeconds: z.number().min(0.05).max(SECONDS_OF_HOUR).default(10),
  /** A file whose size and time of change stay the same for so long counts as complete. */
  settleSeconds: z.number().min(0).max(SECONDS_OF_HOUR).default(5),
  /** `crew`: each file of the shore waits until a person on board lets it in, on the page of the ship view. */
  approval: z.enum(['none', 'crew']).default('none'),
});
export type ExchangeSetting = z.infer<typeof exchangeSetting>;

export const shipSetting = z.strictObject({
  /** Names this ship's spool on disk; never change it while a backlog waits. */
  stream: z.string().regex(/^[A-Za-z0-9._:-]{1,120}$/),
  vessel: particulars.extend({ id: z.int().positive().optional() }),
  /** Asks the shore to create the vessel when it knows none by that id, MMSI or name. */
  create: z.boolean().default(false),
  /** File with this vessel's key; left out, `GATEWAY_KEY` is used. */
  keyFile: z.string().optional(),
  sources: z.array(sourceSetting).min(1),
  /** Screens on board, and who lets people ashore look at them. */
  shipView: shipViewSetting.prefault({}),
  /** Left out, no files are exchanged. */
  exchange: exchangeSetting.optional(),
  cameras: cameraSettings,
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
