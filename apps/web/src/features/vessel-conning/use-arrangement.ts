import { z } from 'zod';
import { ARRANGEMENTS, type Arrangement, findArrangement } from '../../entities/conning/index.ts';
import type { PlantView } from '../../entities/plant/index.ts';
import { addressOf, parameter } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';

const ADDRESS = addressOf<{ chosen: Arrangement | undefined }>({
  chosen: parameter('arrangement', z.enum(ARRANGEMENTS)),
});

interface ChosenArrangement {
  /** As it is shown; undefined where the plant tells of no propulsion. */
  readonly arrangement: Arrangement | undefined;
  /** Undefined while it follows the plant. */
  readonly chosen: Arrangement | undefined;
  readonly choose: (arrangement: Arrangement | undefined) => void;
}

/** How the instruments are laid out: as the plant is built, unless the address says otherwise. */
export function useArrangement(plant: PlantView): ChosenArrangement {
  const [{ chosen }, change] = useAddressState(ADDRESS);
  return { arrangement: chosen ?? findArrangement(plant), chosen, choose: (next) => change({ chosen: next }) };
}
