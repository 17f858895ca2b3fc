import type { FileEntry } from '@fms/contract/file';
import type { Vessel } from '@fms/contract/vessel';
import { formatTime } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { useQuery } from '@tanstack/react-query';
import { fileQueries } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import { useAge, useMinute } from '../../../live/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { FileAddress } from '../model/file-address.ts';
import { SHIP_TREE } from '../model/file-path.ts';
import { useIsTold } from '../model/use-file-feed.ts';
import type { SideDrag } from '../model/use-side-drag.ts';
import { MarkedFoot } from '../part/marked-foot.tsx';
import { FilePane } from './file-pane.tsx';
import { PathCrumbs } from './path-crumbs.tsx';
import type { PaneState } from './use-pane.ts';

interface ShipPaneProps {
  readonly vessel: Vessel;
  readonly state: FileAddress;
  readonly change: ChangeAddress<FileAddress>;
  readonly pane: PaneState;
  readonly mayWrite: boolean;
  readonly onFetch: (files: readonly FileEntry[]) => void;
  readonly drag: SideDrag;
}

/** The outbox of the ship, as the ship listed it last; its content comes ashore when it is fetched. */
export function ShipPane({ vessel, state, change, pane, mayWrite, onFetch, ...rest }: ShipPaneProps) {
  const t = useText();
  const listed = useListedAt(vessel);
  const age = useAge(listed);
  const now = useMinute();
  const { files, query } = pane;
  const empty =
    listed === undefined
      ? { title: t('SHIP_NEVER_LISTED'), detail: t('SHIP_NEVER_LISTED_DETAIL') }
      : { title: t('NO_SHIP_FILES'), detail: t('NO_SHIP_FILES_DETAIL', { time: formatTime(listed, now) }) };
  return (
    <FilePane
      side="ship"
      title={t('SHIP_SIDE')}
      age={age}
      directory={state.ship}
      place={<PathCrumbs path={state.ship} root={t('TREE_ON_VESSEL')} onOpen={(ship) => change({ ship })} />}
      actions={
        <IconButton
          icon="refresh"
          look="raised"
          tooltip="left"
          iconSize={16}
          label={t('REFRESH_FILES')}
          disabled={query.isFetching}
          onClick={() => void query.refetch()}
        />
      }
      pane={pane}
      words={state.shipWords}
      onWords={(shipWords) => change({ shipWords })}
      order={state.shipOrder}
      onOrder={(shipOrder) => change({ shipOrder })}
      isFixed={!mayWrite}
      empty={empty}
      {...rest}
      foot={
        <MarkedFoot
          files={files}
          hint={t(mayWrite ? 'SHIP_FOOT' : 'FILE_NO_RIGHT', { vessel: vessel.name })}
          mayWrite={mayWrite}
          icon="export"
          action={t('FETCH_TO_SHORE')}
          onAction={onFetch}
        />
      }
    />
  );
}

/** When the ship told its list last; undefined where it never did. */
function useListedAt({ id }: Vessel): number | undefined {
  const { data } = useQuery(fileQueries.list(id, '', useIsTold()));
  const tree = data?.find(({ name }) => name === SHIP_TREE);
  const at = tree === undefined ? 0 : Date.parse(tree.modified);
  // The epoch stands for a list that was never told.
  return at > 0 ? at : undefined;
}
