/** The page of the matrix that an address asks for. */
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { UserAddress } from '../address/user-address.ts';
import { type MatrixPage, matrixQueries } from './matrix.queries.ts';

/** A name is typed faster than it is looked up. */
const TYPING_MS = 300;

export function useMatrixPage({ organization, words, vesselWords, userOffset, vesselOffset }: UserAddress) {
  const [userSearch] = useDebouncedValue(words.trim(), TYPING_MS);
  const [vesselSearch] = useDebouncedValue(vesselWords.trim(), TYPING_MS);
  const page: MatrixPage = {
    ...(organization !== undefined && { organizationId: String(organization) }),
    ...(userSearch !== '' && { userSearch }),
    ...(vesselSearch !== '' && { vesselSearch }),
    userOffset,
    vesselOffset,
  };
  return useQuery(matrixQueries.page(page));
}
