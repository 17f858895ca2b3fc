/** Every decoder of foreign bytes: those of the server and of the gateway. */
import type { DecoderTarget } from '@fms/test-kit';
import { decoderTargets as ofGateway } from '../../../apps/gateway/src/testing/decoder-targets.ts';
import { decoderTargets as ofServer } from '../../../apps/server/src/testing/decoder/decoder-targets.ts';

export const decoderTargets: readonly DecoderTarget[] = [...ofServer, ...ofGateway];
