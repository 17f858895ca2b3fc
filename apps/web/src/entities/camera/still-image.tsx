import type { VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { cameraQueries } from './camera.queries.ts';
import { useBlobAddress } from './use-blob-address.ts';

interface StillImageProps {
  readonly vesselId: VesselId;
  readonly cameraId: number;
  /** When it was taken, as the wire has it. */
  readonly time: string;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A still, fetched with the sign-in of the reader; nothing is drawn until it is there. */
export function StillImage({ vesselId, cameraId, time, alt, className }: StillImageProps) {
  const { data } = useQuery(cameraQueries.picture(vesselId, cameraId, time));
  const address = useBlobAddress(data);
  if (address === undefined) return <span className={className} role="img" aria-label={alt} />;
  return <img src={address} alt={alt} className={className} draggable={false} />;
}
