/** A user and the profile the account calls carry (§2.8, §3, §9.5). */
import { z } from 'zod';
import { organizationId, userId, vesselId } from '../scalar/id.ts';
import { lastEdit } from '../scalar/revision.ts';
import { reportedText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

export const defaultPages = [
  'vessel/home',
  'vessel/location',
  'vessel/overview/0',
  'vessel/overview/1',
  'vessel/statistic',
] as const;
export const mapStyles = ['dark-theme', 'light-theme', 'default'] as const;
export const mapTypes = ['terrain', 'roadmap', 'satellite', 'hybrid'] as const;
export const palettes = ['bright', 'day', 'dusk', 'night'] as const;
export type MapStyle = (typeof mapStyles)[number];
export type MapType = (typeof mapTypes)[number];
export type Palette = (typeof palettes)[number];

export const roles = ['Admin', 'Manager', 'User'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const loginLogEntry = z.object({
  at: wireTime,
  from: reportedText(200),
  outcome: reportedText(60),
  agent: reportedText(500),
});
export type LoginLogEntry = z.infer<typeof loginLogEntry>;

/** Those a profile has room for. */
export const MAX_PINNED_VESSELS = 200;

/** A way to look at the fleet list, kept under a name: filter, order, groups, what is folded and columns as they stand in the address. */
export const fleetView = z.object({ name: text(60).trim().min(1), query: text(2000) });
export type FleetView = z.infer<typeof fleetView>;

/** The profile's `data` object: preferences that follow the user from browser to browser. */
export const userData = z.object({
  defaultPage: z.enum(defaultPages).optional(),
  isAlarmShow: z.boolean().optional(),
  mapStyle: z.enum(mapStyles).optional(),
  mapType: z.enum(mapTypes).optional(),
  passwordExpired90days: z.boolean().optional(),
  autoLogout: z.boolean().optional(),
  palette: z.enum(palettes).optional(),
  language: text(20).optional(),
  pinnedVessels: z.array(vesselId).max(MAX_PINNED_VESSELS).optional(),
  fleetViews: z.array(fleetView).max(30).optional(),
  /** Views of the statistic of the fleet, kept likewise. */
  statisticViews: z.array(fleetView).max(30).optional(),
  /** Searches of the log, kept likewise. */
  logSearches: z.array(fleetView).max(30).optional(),
  /** Names of tags that stand first where tags are chosen, on every vessel that has them. */
  favouriteTags: z.array(text(200)).max(200).optional(),
  /** Until when the user has seen what happened in the fleet. */
  seenUntil: wireTime.optional(),
  loginLog: z.array(loginLogEntry).max(50).optional(),
});
export type UserData = z.infer<typeof userData>;

export const userProfile = z.object({
  id: userId,
  userName: text(100).min(1),
  email: z.email().max(200),
  fullName: text(200),
  phone: text(50),
  role,
  organizationId: organizationId.nullable(),
  twoFactorEnabled: z.boolean(),
  lastChangedPassword: wireTime.nullable(),
  data: userData,
  ...lastEdit,
});
export type UserProfile = z.infer<typeof userProfile>;
