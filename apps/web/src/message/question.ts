/** The one confirmation dialog (§2.2), asked from anywhere and drawn by `MessageHost`. */
import { useSyncExternalStore } from 'react';
import type { Dialog } from './message.ts';

export interface Question {
  readonly message: Dialog;
  readonly onOk?: () => void;
  readonly onCancel?: () => void;
}

type Listener = () => void;
const listeners = new Set<Listener>();
let waiting: readonly Question[] = [];

function change(questions: readonly Question[]): void {
  waiting = questions;
  for (const listener of [...listeners]) listener();
}

/** Asks once the questions before it are answered; the same words are not asked twice. */
export function openQuestion(question: Question): void {
  const { text, values } = question.message;
  const words = JSON.stringify([text, values]);
  const isAsked = waiting.some(({ message }) => JSON.stringify([message.text, message.values]) === words);
  if (!isAsked) change([...waiting, question]);
}

/** Takes the question away and does what its answer means. */
export function answerQuestion(question: Question, isOk: boolean): void {
  change(waiting.filter((other) => other !== question));
  if (isOk) question.onOk?.();
  else question.onCancel?.();
}

/** §4.1: whatever is open closes, unanswered. */
export function closeQuestions(): void {
  if (waiting.length > 0) change([]);
}

/** The question that stands on screen. */
export function useQuestion(): Question | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting[0],
  );
}
