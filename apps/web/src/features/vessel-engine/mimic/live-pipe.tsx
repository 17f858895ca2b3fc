import type { PlacedPipe } from '@fms/domain/plant/mimic';
import { MimicPipe } from '@fms/ui/mimic';
import { memo } from 'react';
import { usePipeProof } from './use-pipe-proof.ts';

/** A pipe with marks where its flow is proven at this moment. */
export const LivePipe = memo(function LivePipe({ pipe }: { pipe: PlacedPipe }) {
  const { proof } = usePipeProof(pipe.evidence);
  return <MimicPipe points={pipe.points} medium={pipe.medium} flows={proof.flows} />;
});
