/** Keys with which the gateway of a vessel opens the link. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineVesselList } from '../endpoint/list.ts';
import { vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';

/** A rotated key opens the link for so long. */
export const ROTATION_HOURS = 24;
/** Keys of one vessel at most. */
export const MAX_KEYS = 10;

const keyId = z.int().positive();

/** Shown once: the server keeps its hash. */
export const issuedKey = z.object({ id: keyId, key: z.string(), createdAt: wireTime });
export type IssuedKey = z.infer<typeof issuedKey>;

export const gatewayKey = z.object({
  id: keyId,
  createdAt: wireTime,
  createdBy: z.string().nullable(),
  lastUsedAt: wireTime.nullable(),
  /** When a rotated key ends; null without an end. */
  endsAt: wireTime.nullable(),
});
export type GatewayKey = z.infer<typeof gatewayKey>;

export const issueGatewayKey = defineEndpoint('POST /api/v2/vessel/gateway-key', 'manager', {
  summary: 'Makes a key for the gateway of a vessel and shows it once.',
  body: z.object({ vesselId }),
  answer: issuedKey,
});

export const listGatewayKeys = defineVesselList('GET /api/v2/vessel/gateway-key', 'manager', gatewayKey, {
  summary: 'Keys of a vessel that open the link, the newest first.',
});

export const rotateGatewayKey = defineEndpoint('POST /api/v2/vessel/gateway-key/rotate', 'manager', {
  summary: 'Makes a new key in the place of another, which ends after 24 hours.',
  body: z.object({ vesselId, keyId }),
  answer: issuedKey,
});

export const revokeGatewayKey = defineEndpoint('POST /api/v2/vessel/gateway-key/revoke', 'manager', {
  summary: 'Ends a key, and the links that are open with it, at once.',
  body: z.object({ vesselId, keyId }),
});

export const gatewayKeyEndpoints = { issueGatewayKey, listGatewayKeys, rotateGatewayKey, revokeGatewayKey };
