/** What one line of a bus holds, before its time is set and it is recorded. */
import type { Decoded } from '../observation/observation.ts';
import type { AisMessage } from '../protocol/ais/message.ts';

export type BusReading =
  | { readonly kind: 'sensor'; readonly decoded: Decoded; readonly line: string }
  | {
      readonly kind: 'own-ais';
      readonly message: AisMessage;
      readonly line: string;
      /** Added to the ranks of what it says, for a source that stands behind others. */
      readonly rankStep?: number;
    }
  | { readonly kind: 'heard-ais'; readonly message: AisMessage; readonly line: string };
