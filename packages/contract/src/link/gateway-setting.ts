/**
 * The configuration file of a gateway (docs/gateway.md): one process serves one ship, or several where a
 * demonstration or a shore test needs it. The simulator writes one for its fleet.
 */
import { z } from 'zod';
import { particulars } from './frame.ts';
import { sourceSetting } from './source-setting.ts';

export const shipSetting = z.strictObject({
  /** Names this ship's spool on disk; never change it while a backlog waits. */
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
