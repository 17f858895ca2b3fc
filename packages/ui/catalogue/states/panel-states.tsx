import { Panel } from '../../src/panel/panel.tsx';
import { EmptyState, ErrorState, LoadingState, NoRightsState, OfflineState } from '../../src/panel/panel-state.tsx';

const nothing = () => undefined;

export function PanelStates() {
  return (
    <div className="panels">
      <Panel quiet title="Loading, nothing cached">
        <LoadingState label="Loading alarms" />
      </Panel>
      <Panel quiet title="Empty">
        <EmptyState
          title="No alarms in these 24 h"
          detail="Last one was 19 Nov 14:02 UTC"
          action={{ label: 'Show 7 days', onClick: nothing }}
        />
      </Panel>
      <Panel quiet title="Error">
        <ErrorState
          title="The trend could not be read"
          detail="Server answered 502 at 08:42:10"
          retry={{ label: 'Try again', onClick: nothing }}
        />
      </Panel>
      <Panel quiet title="Offline, from cache">
        <OfflineState title="Offline for 12 min" detail="Data of 08:30:04, next attempt in 48 s" />
      </Panel>
      <Panel quiet title="No rights">
        <NoRightsState
          title="Your role cannot see Fuel flow"
          detail="Managers of Nordlys Rederi can grant it"
          action={{ label: 'Ask for access', onClick: nothing }}
        />
      </Panel>
    </div>
  );
}
