import type { PlantVersion, VesselPlant } from '@fms/contract/plant';
import { NOT_APPLICABLE } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { EmptyState, Panel, ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { plantQueries } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { type Dialog, fillMessage, messages, openQuestion } from '../../../message/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import type { Columns } from '../../../ui/table/head-row.tsx';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import style from '../style/plant.module.css';
import { bringBackPlant, versionQueries } from './version.queries.ts';

interface VersionPanelProps {
  readonly saved: VesselPlant;
  /** A draft would be lost or stand over another version: it is saved or given up first. */
  readonly isChanged: boolean;
  readonly onClose: () => void;
}

const RESTORE_QUESTION: Dialog = { ...messages.discardForm, text: 'PLANT_RESTORE_QUESTION' };

/** Who saved which version and what it changed; any of them is brought back as a new version. */
export function VersionPanel({ saved, isChanged, onClose }: VersionPanelProps) {
  const t = useText();
  const client = useQueryClient();
  const { vesselId, version: current } = saved;
  const query = useQuery(versionQueries.ofVessel(vesselId));
  const restore = useMutation({
    mutationFn: (restored: number) => bringBackPlant({ vesselId, version: current, restored }),
    onSuccess: (plant) => {
      client.setQueryData(plantQueries.ofVessel(vesselId).queryKey, plant);
      return client.invalidateQueries({ queryKey: ['tag', vesselId] });
    },
    meta: { speaks: true },
  });
  const loadAgain = () => {
    restore.reset();
    void client.invalidateQueries({ queryKey: ['tag', vesselId] });
  };
  const ask = ({ version }: PlantVersion) =>
    openQuestion({
      message: fillMessage(RESTORE_QUESTION, { version, next: current + 1 }),
      onOk: () => restore.mutate(version),
    });
  const columns: Columns = [
    ...[t('PLANT_VERSION'), t('PLANT_SAVED_AT'), t('WHO'), t('PLANT_CHANGED')],
    { title: t('PLANT_RESTORE'), isSpoken: true },
  ];
  return (
    <Panel
      title={t('PLANT_VERSIONS')}
      actions={<IconButton icon="close" iconSize={16} label={t('CLOSE')} onClick={onClose} tooltip="left" />}
      flush
    >
      {restore.error !== null && (
        <ProblemLine text={restore.error.message} retry={{ label: t('LOAD_AGAIN'), onClick: loadAgain }} />
      )}
      {isChanged && <p className={style.note}>{t('PLANT_RESTORE_UNSAVED')}</p>}
      {query.data === undefined ? (
        <QueryState query={query} loading={t('PLANT_LOADING')} unreadable={t('PLANT_NOT_READ')} />
      ) : query.data.length === 0 ? (
        <EmptyState title={t('PLANT_UNSAVED')} detail={t('PLANT_NO_VERSIONS')} />
      ) : (
        <HeadTable label={t('PLANT_VERSIONS')} columns={columns} className={`fms-table ${style.slots}`}>
          {query.data.map((version) => (
            <tr key={version.version}>
              <th scope="row">{version.version}</th>
              <td>
                <Moment at={version.savedAt} />
              </td>
              <td>{version.savedBy}</td>
              <td>
                <Changes version={version} />
              </td>
              <td>
                {version.version !== current && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    disabled={isChanged || restore.isPending}
                    aria-label={t('PLANT_RESTORE_OF', { version: version.version })}
                    onClick={() => ask(version)}
                  >
                    {t('PLANT_RESTORE')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </HeadTable>
      )}
    </Panel>
  );
}

/** How much it changed, and on demand the first lines of it. */
function Changes({ version: { changes, restored } }: { version: PlantVersion }) {
  const t = useText();
  const source = restored === null ? null : t('PLANT_RESTORED_FROM', { version: restored });
  if (changes === null) return <span className={style.reason}>{source ?? t('PLANT_CHANGES_UNKNOWN')}</span>;
  const { count, first } = changes;
  return (
    <details>
      <summary>{[source, t('PLANT_CHANGES', { count })].filter(Boolean).join(', ')}</summary>
      <ul className={style.changes}>
        {first.map(({ at, from, to }) => (
          <li key={at}>{t('PLANT_CHANGE', { at, from: from ?? NOT_APPLICABLE, to: to ?? NOT_APPLICABLE })}</li>
        ))}
      </ul>
      {count > first.length && (
        <p className="fms-caption">{t('PLANT_CHANGES_MORE', { count: count - first.length })}</p>
      )}
    </details>
  );
}
