import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { Chip } from '@fms/ui/control';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useProfile } from '../../../entities/account/index.ts';
import type { AlarmNoteKind, SuppressKind } from '../../../entities/alarm/index.ts';
import { useVesselTags } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import { useExpandedGroups } from '../../../ui/use-expanded-groups.ts';
import { SHOWN_ACTIVE, type ShownActive } from '../address/alarm-state.ts';
import { AssignDialog } from '../dialog/assign.dialog.tsx';
import { NoteDialog } from '../dialog/note.dialog.tsx';
import { SuppressDialog } from '../dialog/suppress.dialog.tsx';
import style from '../style/alarm.module.css';
import { ActiveTable } from './active-table.tsx';
import { buildActiveLines, countActive, filterAlarms } from './alarm-list.ts';
import { EscalationLine } from './escalation-line.tsx';

interface ActivePanelProps {
  readonly vessel: Vessel;
  readonly shown: ShownActive;
  readonly onShown: (shown: ShownActive) => void;
}

/** What is asked before an action on alarms. */
type Question = {
  readonly kind: AlarmNoteKind | 'assign' | SuppressKind;
  readonly alarms: readonly Alarm[];
};

/** Every active alarm of the vessel, most urgent first, with what may be done about it. */
export function ActivePanel({ vessel, shown, onShown }: ActivePanelProps) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const { tags } = useVesselTags(vessel.id);
  const own = useMemo(() => active.filter(({ vesselId }) => vesselId === vessel.id), [active, vessel.id]);
  const me = useProfile()?.id;
  const counts = countActive(own, me);
  const groups = useExpandedGroups();
  const [open] = groups;
  const [question, setQuestion] = useState<Question>();
  const lines = useMemo(() => buildActiveLines(filterAlarms(own, shown, me), open), [own, shown, me, open]);
  const unseen = own.filter(({ acknowledged, shelved, outOfService }) => {
    return acknowledged === null && shelved === null && outOfService === null;
  });
  return (
    <Panel
      title={t('ACTIVE')}
      flush
      className={style.active}
      actions={
        <div className={style.chips}>
          {SHOWN_ACTIVE.map((choice) => (
            <Chip key={choice} selected={choice === shown} onClick={() => onShown(choice)}>
              {t(CHOICES[choice], { count: counts[choice] })}
            </Chip>
          ))}
          {unseen.length > 1 && vessel.permission.acknowledge && (
            <Button variant="default" size="xs" onClick={() => setQuestion({ kind: 'acknowledge', alarms: unseen })}>
              {t('ACKNOWLEDGE_SEEN')}
            </Button>
          )}
        </div>
      }
    >
      {lines.length > 0 ? (
        <ActiveTable {...{ vessel, tags, lines, groups }} onAsk={(kind, alarms) => setQuestion({ kind, alarms })} />
      ) : (
        <div className={style.state}>
          {isKnown ? (
            <EmptyState
              title={t(shown === 'all' ? 'NO_ACTIVE_ALARMS' : 'NO_SUCH_ALARMS')}
              detail={t('NO_ACTIVE_ALARMS_DETAIL', { vessel: vessel.name })}
              {...(shown === 'all' ? {} : { action: { label: t('SHOW_ALL_ALARMS'), onClick: () => onShown('all') } })}
            />
          ) : (
            <LoadingState label={t('LOADING_ALARMS')} />
          )}
        </div>
      )}
      <EscalationLine vessel={vessel} />
      <Answer question={question} vessel={vessel} onClose={() => setQuestion(undefined)} />
    </Panel>
  );
}

interface AnswerProps {
  readonly question: Question | undefined;
  readonly vessel: Vessel;
  readonly onClose: () => void;
}

function Answer({ question, vessel, onClose }: AnswerProps) {
  if (question === undefined) return null;
  const { kind, alarms } = question;
  if (kind === 'acknowledge' || kind === 'comment') return <NoteDialog {...question} kind={kind} onClose={onClose} />;
  if (kind === 'assign') return <AssignDialog vesselId={vessel.id} alarms={alarms} onClose={onClose} />;
  return <SuppressDialog kind={kind} alarms={alarms} onClose={onClose} />;
}

const CHOICES = {
  all: 'SHOWN_ALL',
  unacknowledged: 'SHOWN_UNACKNOWLEDGED',
  mine: 'SHOWN_MINE',
  shelved: 'SHOWN_SHELVED',
  'out-of-service': 'SHOWN_OUT_OF_SERVICE',
} as const;
