import { getVesselPhoto, type Vessel } from '@fms/contract/vessel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../api/index.ts';

/** `image` names the present photo: another one has another name, and is asked for again. */
const photoQuery = ({ id, image }: Vessel) =>
  queryOptions({
    queryKey: ['vessel-photo', id, image],
    queryFn: async ({ signal }) => (await call(getVesselPhoto, { query: { vesselId: String(id) }, signal })).address,
    enabled: image !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 600_000,
  });

interface VesselPhotoProps {
  readonly vessel: Vessel;
  readonly className?: string | undefined;
  /** Read aloud; empty where the name stands beside it. */
  readonly alt: string;
  /** In its place while there is none. */
  readonly children: ReactNode;
}

/** The photo of a vessel where it has one. */
export function VesselPhoto({ vessel, className, alt, children }: VesselPhotoProps) {
  const { data: address } = useQuery(photoQuery(vessel));
  if (!address) return children;
  return <img src={address} alt={alt} className={className} />;
}
