/** Every decoder of the server, fed documents that were valid once: see `testing/decoder-targets.ts`. */
import { describeDecoders } from '@fms/test-kit/suite';
import { decoderTargets } from './testing/decoder/decoder-targets.ts';

describeDecoders(decoderTargets, 650);
