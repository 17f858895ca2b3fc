/** Where an address is (§7.2, GetIPGeo): asked of the configured look-up; unknown when there is none. */
import type { getIpGeo } from '@fms/contract/account';
import type { AnswerOf } from '@fms/contract/endpoint';
import { z } from 'zod';
import { readAnswer } from '../../../platform/network/outside-answer.ts';
import { isPublicAddress } from '../../../platform/network/public-address.ts';

const TIMEOUT_MS = 3_000;
/** Places remembered at most; an address moves seldom, a user asks often. */
const REMEMBERED = 1_000;

type Place = AnswerOf<typeof getIpGeo>;

export interface IpPlaces {
  of(ip: string): Promise<Place>;
}

const optionalText = z.string().max(200).nullish();

/** Look-ups name the country in one of these ways. */
const answer = z
  .object({ country_name: optionalText, country: optionalText, city: optionalText })
  .transform(({ country_name, country, city }) => ({ country: country_name ?? country ?? null, city: city ?? null }));

/** `template` e.g. `https://ip.example.org/{ip}/json`; null when no look-up is configured. */
export function createIpPlaces(template: string | null, ask: typeof fetch = fetch): IpPlaces {
  const known = new Map<string, Omit<Place, 'ip'>>();
  const nowhere = { country: null, city: null };

  async function lookUp(ip: string): Promise<Omit<Place, 'ip'>> {
    if (template === null || !isPublicAddress(ip)) return nowhere;
    try {
      const url = template.replaceAll('{ip}', encodeURIComponent(ip));
      const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!response.ok) return nowhere;
      const read = await readAnswer(response);
      if (!read.ok) return nowhere;
      const place = answer.parse(read.value);
      if (known.size >= REMEMBERED) known.clear();
      known.set(ip, place);
      return place;
    } catch {
      // A look-up that is slow or away must not keep a user from anything.
      return nowhere;
    }
  }

  return { of: async (ip) => ({ ip, ...(known.get(ip) ?? (await lookUp(ip))) }) };
}
