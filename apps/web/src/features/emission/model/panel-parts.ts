/** What each panel of the page gets. */
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { EmissionState, QuestionKind } from '../address/emission-state.ts';

export interface PanelParts {
  readonly state: EmissionState;
  readonly change: ChangeAddress<EmissionState>;
  readonly year: number;
  /** Unfolds a figure. */
  readonly onOpen: (kind: QuestionKind, key: string) => void;
}
