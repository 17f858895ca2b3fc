import { FmsMark } from '@fms/ui/brand';
import { useState } from 'react';
import { useAppSetting } from '../settings/app-setting.ts';
import { getLogoId } from './host-branding.ts';

interface LogoProps {
  /** Edge in px: 28 in the menu, 44 on the sign-in card. */
  readonly size: number;
  /** Logo name of the user's organisation, once it is known. */
  readonly organizationLogo?: string | undefined;
}

/** The logo of the host or the organisation. '1' is the product's own mark, and stands in for a picture that is missing. */
export function Logo({ size, organizationLogo }: LogoProps) {
  const id = getLogoId(useAppSetting(), organizationLogo);
  const [missing, setMissing] = useState<string>();
  if (id === '1' || id === missing) return <FmsMark size={size} />;
  return (
    <img
      src={`/logo/${encodeURIComponent(id)}.svg`}
      alt=""
      height={size}
      style={{ maxWidth: size * 4 }}
      onError={() => setMissing(id)}
    />
  );
}
