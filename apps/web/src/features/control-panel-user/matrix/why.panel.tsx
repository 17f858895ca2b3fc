import type { MatrixCell, PermissionChange, RightExplanation } from '@fms/contract/permission';
import type { VesselWord } from '@fms/domain/permission';
import { Icon } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { translateWord, useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { EndField } from '../words/end-field.tsx';
import { WordsField } from '../words/words-field.tsx';
import type { Given, Target } from './draft.ts';
import style from './matrix.module.css';
import { matrixQueries } from './matrix.queries.ts';

/** The arrow keys move faster than reasons are read. */
const SETTLED_MS = 200;

interface WhyPanelProps {
  readonly target: Target;
  readonly draft: PermissionChange | undefined;
  readonly onGive: (given: Given) => void;
  /** Gets the focus when one asks why. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** Why the person has or lacks each right on the vessel, and the assignment itself to change. */
export function WhyPanel({ target, draft, onGive, place }: WhyPanelProps) {
  const t = useText();
  const { user, vessel, cell } = target;
  const [asked] = useDebouncedValue({ userId: user.id, vesselId: vessel.id }, SETTLED_MS);
  const query = useQuery(matrixQueries.why(asked.userId, asked.vesselId));
  const isCurrent = asked.userId === user.id && asked.vesselId === vessel.id;
  const names = { user: user.fullName || user.userName, vessel: vessel.name };
  return (
    <Panel title={t(isSeen(cell) ? 'WHY_SEES' : 'WHY_SEES_NOT', names)}>
      <div ref={place} tabIndex={-1} className={style.why}>
        {isCurrent && query.data !== undefined ? (
          <Explanation explanation={query.data} />
        ) : (
          <QueryState
            query={{ ...query, data: undefined }}
            loading={t('LOADING')}
            unreadable={t('SETTING_UNREADABLE')}
          />
        )}
        <AssignmentFields target={target} draft={draft} onGive={onGive} />
      </div>
    </Panel>
  );
}

const isSeen = (cell: MatrixCell | undefined) => cell?.usable.includes('view') === true;

function Explanation({ explanation: { steps, words } }: { explanation: RightExplanation }) {
  const t = useText();
  const lists = [
    [t('CAN'), 'check', words.filter(({ usable }) => usable)],
    [t('CANNOT'), 'close', words.filter(({ usable }) => !usable)],
  ] as const;
  return (
    <>
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={style.abilities}>
        {lists.map(([title, icon, listed]) => (
          <div key={icon}>
            <h3>{title}</h3>
            <ul>
              {listed.map(({ word, steps: reasons }) => (
                <li key={word} title={reasons.join(' ')}>
                  <Icon name={icon} size={14} />
                  {translateWord(`word_${word}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** Words need `view`: it comes with the first of them, and all go with it. */
function withView(words: readonly VesselWord[], before: readonly VesselWord[]): readonly VesselWord[] {
  if (words.includes('view') || words.length === 0) return words;
  return before.includes('view') ? [] : ['view', ...words];
}

/** What is given to this person on this vessel, besides what role and organisation give. */
function AssignmentFields({ target: { user, vessel, cell }, draft, onGive }: Omit<WhyPanelProps, 'place'>) {
  const t = useText();
  const given = draft ?? { words: cell?.assigned ?? [], until: cell?.until ?? null };
  const isGiven = given.words.length > 0;
  return (
    <div className={style.assignment}>
      {user.editable && vessel.grantable.length > 0 && (
        <WordsField
          label={t('DIRECT_RIGHTS')}
          choices={vessel.grantable}
          value={given.words}
          onChange={(words) => onGive({ words: withView(words, given.words) })}
        />
      )}
      {user.editable && isGiven && (
        <EndField value={given.until} onChange={(until) => onGive({ words: given.words, until })} />
      )}
      {isGiven && (
        <Button variant="outline" color="red" onClick={() => onGive({ words: [] })}>
          {t('REMOVE_DIRECT')}
        </Button>
      )}
    </div>
  );
}
