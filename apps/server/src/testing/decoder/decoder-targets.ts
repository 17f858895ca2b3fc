/** Every decoder of the server that reads bytes of clients, ships or files, for fuzz tests and the siege. */
import type { DecoderTarget } from '@fms/test-kit';
import { documentTargets } from './document-decoder-targets.ts';
import { hubTargets } from './hub-decoder-targets.ts';

export const decoderTargets: readonly DecoderTarget[] = [...hubTargets, ...documentTargets];
