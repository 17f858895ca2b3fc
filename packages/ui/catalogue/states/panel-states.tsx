import type { ReactNode } from 'react';
import { Panel } from '../../src/panel/panel.tsx';
import { EmptyState, ErrorState, LoadingState, NoRightsState, OfflineState } from '../../src/panel/panel-state.tsx';

/** A button that does nothing here. */
const offer = (label: string) => ({ label, onClick: () => undefined });

/** Title of the panel → what stands in it. */
const STATES: Readonly<Record<string, ReactNode>> = {
  'Loading, nothing cached': <LoadingState label="Loading alarms" />,
  Empty: (
    <EmptyState title="No alarms in these 24 h" detail="Last one was 19 Nov 14:02 UTC" action={offer('Show 7 days')} />
  ),
  Error: (
    <ErrorState
      title="The trend could not be read"
      detail="Server answered 502 at 08:42:10"
      retry={offer('Try again')}
    />
  ),
  'Offline, from cache': <OfflineState title="Offline for 12 min" detail="Data of 08:30:04, next attempt in 48 s" />,
  'No rights': (
    <NoRightsState
      title="Your role cannot see Fuel flow"
      detail="Managers of Nordlys Rederi can grant it"
      action={offer('Ask for access')}
    />
  ),
};

export function PanelStates() {
  return (
    <div className="panels">
      {Object.entries(STATES).map(([title, state]) => (
        <Panel key={title} quiet title={title}>
          {state}
        </Panel>
      ))}
    </div>
  );
}
