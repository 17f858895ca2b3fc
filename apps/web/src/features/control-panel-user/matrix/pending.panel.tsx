import type { Assignment, MatrixCell, PermissionChange, PreviewedChange } from '@fms/contract/permission';
import { formatTime } from '@fms/domain/format';
import type { VesselWord } from '@fms/domain/permission';
import { Panel } from '@fms/ui/panel';
import { Button, Group } from '@mantine/core';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { formatWordSet } from '../words/word-set.ts';
import { formatCellKey, isOutdated, toAssignment } from './draft.ts';
import style from './matrix.module.css';
import type { MatrixEdit } from './use-matrix-edit.ts';

interface PendingPanelProps {
  readonly edit: MatrixEdit;
  readonly cells: ReadonlyMap<string, MatrixCell>;
  /** Of the person and the vessel of a change; undefined where the page of the matrix has left them. */
  readonly namesOf: (change: PermissionChange) => { readonly user: string; readonly vessel: string } | undefined;
}

/** The changes with their effect, before they are stored: all of them or none. */
export function PendingPanel({ edit, cells, namesOf }: PendingPanelProps) {
  const t = useText();
  const changes = [...edit.drafts.values()];
  const count = changes.length;
  return (
    <Panel title={t('NOT_SAVED_YET')} actions={<span className={style.quiet}>{t('CHANGE_COUNT', { count })}</span>}>
      <ul className={style.changes}>
        {changes.map((change) => {
          const key = formatCellKey(change);
          const effect = edit.effects.get(key);
          const names = namesOf(change) ?? { user: effect?.userName ?? '', vessel: effect?.vesselName ?? '' };
          return (
            <Change
              key={key}
              change={change}
              effect={effect}
              names={names}
              cell={namesOf(change) === undefined ? undefined : { now: cells.get(key) }}
              edit={edit}
            />
          );
        })}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => edit.discard()}>
          {t('DISCARD')}
        </Button>
        <Button loading={edit.isSaving} onClick={edit.save}>
          {t('SAVE_CHANGES', { count })}
        </Button>
      </Group>
    </Panel>
  );
}

interface ChangeProps {
  readonly change: PermissionChange;
  readonly effect: PreviewedChange | undefined;
  readonly names: { readonly user: string; readonly vessel: string };
  /** What is stored now, where the matrix shows it. */
  readonly cell: { readonly now: MatrixCell | undefined } | undefined;
  readonly edit: MatrixEdit;
}

function Change({ change, effect, names, cell, edit }: ChangeProps) {
  const t = useText();
  const label = `${names.user}, ${names.vessel}`;
  const { words, until } = change;
  const after = words.length === 0 ? null : { words, until };
  const isStale = cell !== undefined && isOutdated(change, cell.now);
  return (
    <li>
      <div className={style.changeHead}>
        <span>{label}</span>
        <span>
          {formatAssignment(change.before ?? null, t)} → <b>{formatAssignment(after, t)}</b>
        </span>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('TAKE_BACK_OF', { label })}
          onClick={() => edit.discard(change)}
        >
          {t('TAKE_BACK_CHANGE')}
        </Button>
      </div>
      {effect !== undefined && <p className={style.quiet}>{formatEffect(effect, t)}</p>}
      {isStale ? (
        <p className={style.refusal} role="alert">
          {t('CHANGED_MEANWHILE_TO', { now: formatAssignment(toAssignment(cell.now), t) })}{' '}
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('KEEP_MINE_OF', { label })}
            onClick={() => edit.keep(change, cell.now)}
          >
            {t('KEEP_MINE')}
          </Button>
        </p>
      ) : (
        effect?.refusal != null && (
          <p className={style.refusal} role="alert">
            {effect.refusal}
          </p>
        )
      )}
    </li>
  );
}

function formatAssignment(assignment: Assignment | null, t: Translate): string {
  if (assignment === null) return t('NO_RIGHTS');
  const words = formatWordSet(assignment.words);
  return assignment.until === null
    ? words
    : `${words} ${t('RIGHTS_UNTIL')} ${formatTime(Date.parse(assignment.until), Date.now())}`;
}

const list = (words: readonly VesselWord[]) => words.map((word) => translateWord(`word_${word}`)).join(', ');

function formatEffect({ gained, lost }: PreviewedChange, t: Translate): string {
  if (gained.length === 0 && lost.length === 0) return t('EFFECT_NONE');
  const parts = [
    gained.length > 0 && t('EFFECT_GAINED', { words: list(gained) }),
    lost.length > 0 && t('EFFECT_LOST', { words: list(lost) }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
