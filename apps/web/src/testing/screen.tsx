/** Draws a part of the application as the application does: theme, language and calls that a test answers. */
import { ThemeProvider } from '@fms/ui/theme';
import { notifications } from '@mantine/notifications';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { addTexts, startLanguage } from '../language/index.ts';
import { closeQuestions, MessageHost } from '../message/index.ts';

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/** An answer, or how it is made of the body of the call. */
export type AnswerOrMaker = Answer | ((body: unknown) => Promise<Answer>);

/** Answers by path; an unexpected call fails the test where it is made. */
export function stubCalls(answers: Record<string, AnswerOrMaker>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const path = url.split('?')[0] ?? url;
    const answer = answers[path];
    if (answer === undefined) throw new Error(`No answer is prepared for ${path}`);
    const given = readBody(request.body);
    asked.push({ path, body: given });
    const { status = 200, body } = typeof answer === 'function' ? await answer(given) : answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return asked;
}

/** JSON as its value, a form as its fields. */
function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return body === undefined ? undefined : JSON.parse(String(body));
}

/** Draws `children` with toasts and dialogs beside it; `words` are those fetched later, keys stand for them otherwise. */
export function renderScreen(children: ReactNode, words: Parameters<typeof addTexts>[0] = {}) {
  startLanguage();
  addTexts(words);
  return render(
    <ThemeProvider palette="day">
      {children}
      <MessageHost />
    </ThemeProvider>,
  );
}

/** After each test: the clock and the calls are real again, and nothing it kept, told, asked or opened is left. */
export function clearScreen(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
  act(() => {
    notifications.clean();
    closeQuestions();
  });
}
