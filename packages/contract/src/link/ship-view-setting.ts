/** The ship view in the configuration of a gateway (docs/gateway.md): further screens, and who approves on board. */
import { z } from 'zod';

const level = z.enum(['view', 'basic', 'control']);
const port = z.int().min(1).max(65_535);
const instant = z.iso.datetime({ offset: true });
/** Checked again where it is connected to: a private IPv4 address. */
const address = z.ipv4();

const named = {
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(80),
};
const pixels = z.int().min(200).max(7680);

/**
 * TigerVNC, started by the gateway on a display of its own, reachable from this machine alone and with a password that is
 * new at each start. Encoder and depth of colour are those of the admin setting.
 */
export const tigerVncSetting = z.strictObject({
  program: z.string().min(1).default('Xtigervnc'),
  display: z.int().min(1).max(99),
  width: pixels.default(1280),
  height: pixels.default(800),
  /** What is shown on the display: a program and its arguments, started anew when it ends. */
  session: z.array(z.string().min(1)).max(50).default([]),
});
export type TigerVncSetting = z.infer<typeof tigerVncSetting>;

/** A VNC server on board, that is there or that the gateway starts. `main` takes the place of that of the admin setting. */
export const screenSetting = z.union([
  z.strictObject({
    ...named,
    host: address,
    port: port.default(5900),
    /** File with the password; it never leaves the ship. */
    passwordFile: z.string().min(1).optional(),
  }),
  z.strictObject({ ...named, tigervnc: tigerVncSetting }),
]);
export type ScreenSetting = z.infer<typeof screenSetting>;

export const approvalSetting = z.strictObject({
  /** The highest level that needs no person on board. */
  preApproved: level.nullable().default(null),
  /** Stretches of time in which sessions up to a level need none. */
  windows: z
    .array(z.strictObject({ from: instant, to: instant, level }))
    .max(100)
    .default([]),
  /** The page on which people on board decide; off when left out. */
  page: z.strictObject({ host: address, port: port.default(8095) }).optional(),
});
export type ApprovalSetting = z.infer<typeof approvalSetting>;

export const shipViewSetting = z.strictObject({
  screens: z.array(screenSetting).max(16).default([]),
  approval: approvalSetting.prefault({}),
});
export type ShipViewSetting = z.infer<typeof shipViewSetting>;
