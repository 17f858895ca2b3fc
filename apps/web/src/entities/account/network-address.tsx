import { useQuery } from '@tanstack/react-query';
import { signInQueries } from './sign-in.queries.ts';

/** A network address, with its place where it is the one of this browser and the server can look it up (§7.2). */
export function NetworkAddress({ address }: { address: string }) {
  const { data: place } = useQuery(signInQueries.place());
  if (place?.ip !== address) return address;
  return [address, place.city, place.country].filter((part) => part !== null).join(', ');
}
