/** What every panel of conning may be given. */
import type { Vessel } from '@fms/contract/vessel';

export interface Titled {
  /** In place of the panel's own title. */
  readonly title?: string | undefined;
}

export interface ConningPanelProps extends Titled {
  readonly vessel: Vessel;
}
