import type { TagId, VesselId } from '@fms/domain/identity';
import { EmptyState } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useVesselTags } from '../../entities/tag/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import listStyle from '../../ui/list.module.css';
import { ListPanel } from '../../ui/list-panel.tsx';
import { type Marked, useMarked } from '../../ui/table/use-marked.ts';
import { TagEditor } from './edit/tag.editor.tsx';
import { tagSettingQueries } from './form/tag-setting.queries.ts';
import { TAG_ADDRESS } from './list/tag-address.ts';
import { buildTagRows, filterTagRows, type TagRow } from './list/tag-row.ts';
import { TagTable } from './list/tag-table.tsx';
import { TagToolbar } from './list/tag-toolbar.tsx';
import { useTagKeys } from './list/use-tag-keys.ts';
import style from './tag-list.module.css';

const BulkDialog = lazy(() => import('./many/bulk.dialog.tsx'));
const CopyDialog = lazy(() => import('./many/copy.dialog.tsx'));
const RemovalDialog = lazy(() => import('./removal/removal.dialog.tsx'));

/** Going back closes the editor again. */
const STEPS = ['vessel', 'tag'] as const;
type OpenDialog = { readonly kind: 'bulk' | 'copy' | 'removal'; readonly rows: readonly TagRow[] };

/** The tags of one vessel: found, edited one by one or together, copied to sister vessels and deleted. */
export default function TagListPage() {
  const t = useText();
  const vessels = useVessels();
  const [state, change] = useAddressState(TAG_ADDRESS, STEPS);
  const known = useMemo(() => vessels.toSorted((a, b) => a.name.localeCompare(b.name)), [vessels]);
  const vessel = known.find(({ id }) => id === state.vessel) ?? known.find(({ permission }) => permission.edit);
  if (vessel === undefined) {
    return <EmptyState title={t('TAG_NO_VESSELS')} detail={t('TAG_NO_VESSELS_DETAIL')} />;
  }
  return (
    <VesselTags
      key={vessel.id}
      vesselId={vessel.id}
      mayEdit={vessel.permission.edit}
      vessels={known}
      state={state}
      change={change}
    />
  );
}

interface VesselTagsProps extends Pick<Parameters<typeof TagToolbar>[0], 'vessels' | 'state' | 'change'> {
  readonly vesselId: VesselId;
  readonly mayEdit: boolean;
}

function VesselTags({ vesselId, mayEdit, vessels, state, change }: VesselTagsProps) {
  const t = useText();
  const { tags } = useVesselTags(vesselId);
  const query = useQuery(tagSettingQueries.ofVessel(vesselId));
  const rows = useMemo(() => buildTagRows(tags, query.data ?? []), [tags, query.data]);
  // The field shows what is typed at once; thousands of rows may follow a frame later.
  const asked = useDeferredValue(state);
  const shown = useMemo(() => filterTagRows(rows, asked), [rows, asked]);
  const marked = useMarked<TagId>();
  const isRoomy = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false }) === true;
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = rows.find(({ tag }) => tag.Id === state.tag);
  const openTag = useCallback((id: TagId) => change({ tag: id }), [change]);
  useTagKeys(shown, open?.tag.Id, openTag);
  const close = () => setDialog(undefined);
  return (
    <div className={style.page} data-open={open !== undefined}>
      <div className={style.list}>
        <ListPanel
          title={t('TAGS')}
          tools={<TagToolbar vessels={vessels} vesselId={vesselId} rows={rows} state={state} change={change} />}
          query={query}
          empty={{ title: t('TAG_NONE'), detail: t('TAG_NONE_DETAIL') }}
        >
          {marked.ids.size > 0 && (
            <MarkedBar
              marked={marked}
              onOpen={(kind) => setDialog({ kind, rows: rows.filter(({ tag }) => marked.ids.has(tag.Id)) })}
            />
          )}
          {shown.length === 0 ? (
            <div className={listStyle.state}>
              <EmptyState
                title={t('TAG_NO_MATCH')}
                detail={t('TAG_NO_MATCH_DETAIL')}
                action={{ label: t('TAG_SHOW_ALL'), onClick: () => change({ words: '', state: undefined }) }}
              />
            </div>
          ) : (
            <TagTable
              rows={shown}
              openId={open?.tag.Id}
              isWide={isRoomy && open === undefined}
              marked={mayEdit ? marked : undefined}
              onOpen={openTag}
            />
          )}
        </ListPanel>
      </div>
      {open !== undefined && (
        <TagEditor
          key={open.tag.Id}
          {...open}
          mayEdit={mayEdit}
          range={state.range}
          onRange={(range) => change({ range })}
          onCopy={() => setDialog({ kind: 'copy', rows: [open] })}
          onDelete={() => setDialog({ kind: 'removal', rows: [open] })}
          onClose={() => change({ tag: undefined })}
        />
      )}
      <Suspense>
        {dialog?.kind === 'bulk' && <BulkDialog rows={dialog.rows} onDone={marked.clear} onClose={close} />}
        {dialog?.kind === 'copy' && <CopyDialog rows={dialog.rows} vesselId={vesselId} onClose={close} />}
        {dialog?.kind === 'removal' && dialog.rows[0] !== undefined && (
          <RemovalDialog row={dialog.rows[0]} onDeleted={() => change({ tag: undefined })} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

interface MarkedBarProps {
  readonly marked: Marked<TagId>;
  readonly onOpen: (kind: 'bulk' | 'copy') => void;
}

function MarkedBar({ marked, onOpen }: MarkedBarProps) {
  const t = useText();
  return (
    <section className={style.marked} aria-label={t('TAG_MARKED')}>
      <span role="status">{t('TAG_MARKED_COUNT', { count: marked.ids.size })}</span>
      <Button size="xs" variant="default" onClick={() => onOpen('bulk')}>
        {t('TAG_EDIT_MANY')}
      </Button>
      <Button size="xs" variant="default" onClick={() => onOpen('copy')}>
        {t('TAG_COPY_TO_SISTERS')}
      </Button>
      <Button size="xs" variant="subtle" onClick={marked.clear}>
        {t('TAG_CLEAR_MARKED')}
      </Button>
    </section>
  );
}
