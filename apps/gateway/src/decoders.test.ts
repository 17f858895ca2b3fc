/** Every decoder of the gateway, fed mutated valid documents: see `testing/decoder-targets.ts`. */
import { describeDecoders } from '@fms/test-kit/suite';
import { decoderTargets } from './testing/decoder-targets.ts';

describeDecoders(decoderTargets, 600);
