import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import style from './panel-state.module.css';

export interface StateAction {
  label: string;
  onClick: () => void;
  busy?: boolean;
}

interface StateMessageProps {
  icon: IconName;
  title: string;
  detail: ReactNode;
  action?: StateAction | undefined;
  /** Said at once by a screen reader: failures, not emptiness. */
  urgent?: boolean;
}

function StateMessage({ icon, title, detail, action, urgent = false }: StateMessageProps) {
  return (
    <div className={style.state} role={urgent ? 'alert' : 'status'}>
      <div className={style.title}>
        <Icon name={icon} size={20} />
        {title}
      </div>
      <div className={style.detail}>{detail}</div>
      {action !== undefined && (
        <Button variant="default" size="xs" onClick={action.onClick} loading={action.busy === true}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

export interface EmptyStateProps {
  /** What was looked for: "No alarms in these 24 h". */
  title: string;
  /** When the last one was: "Last one was 19 Nov 14:02 UTC". */
  detail: string;
  /** The wider search: "Show 7 days". */
  action?: StateAction | undefined;
}

/** Nothing was found, and that is known. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage icon="info" {...props} />;
}

export interface ErrorStateProps {
  /** What failed: "The trend could not be read". */
  title: string;
  /** Why and when: "Server answered 502 at 08:42:10". */
  detail: string;
  /** "Try again". */
  retry: StateAction;
}

/** Something could not be read and there is no older content to show; with content use {@link ProblemLine}. */
export function ErrorState({ title, detail, retry }: ErrorStateProps) {
  return <StateMessage icon="close" title={title} detail={detail} action={retry} urgent />;
}

/** No link to the server: "Offline for 12 min", "Data of 08:30:04, next attempt in 48 s". Never in alarm colours. */
export function OfflineState({ title, detail }: { title: string; detail: string }) {
  return <StateMessage icon="offline" title={title} detail={detail} />;
}

/** Names the function and who can grant it. */
export function NoRightsState(props: EmptyStateProps) {
  return <StateMessage icon="lock" {...props} />;
}

/** One line above content that is kept with its age after a failed refresh, or that says why there is none. */
export function ProblemLine({ text, retry }: { text: string; retry?: StateAction | undefined }) {
  return (
    <div className={style.problem} role="alert">
      <Icon name="close" size={16} />
      <span>{text}</span>
      {retry !== undefined && (
        <button type="button" className={style.retry} onClick={retry.onClick} disabled={retry.busy === true}>
          {retry.label}
        </button>
      )}
    </div>
  );
}

export interface LoadingStateProps {
  /** Read aloud: "Loading alarms". */
  label: string;
  /** The final shape, line by line from the top: height in px and share of the width. */
  shape?: readonly { height: number; width: number }[];
}

const READING_AND_LINES = [
  { height: 22, width: 0.38 },
  { height: 10, width: 1 },
  { height: 10, width: 0.8 },
  { height: 10, width: 0.6 },
] as const;

/** A skeleton in the final shape, only where nothing is cached. */
export function LoadingState({ label, shape = READING_AND_LINES }: LoadingStateProps) {
  return (
    <div className={style.skeleton} role="status" aria-busy="true" aria-label={label}>
      {shape.map(({ height, width }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed shape
        <Skeleton key={line} height={height} width={`${width * 100}%`} radius={5} animate={false} />
      ))}
    </div>
  );
}
