import type { Vessel } from '@fms/contract/vessel';
import TankTab from './tank.tab.tsx';

export default function TankMimicTab({ vessel }: { vessel: Vessel }) {
  return <TankTab vessel={vessel} />;
}
