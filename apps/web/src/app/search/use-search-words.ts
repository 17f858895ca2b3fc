import { useCallback, useState } from 'react';

/** What stands in the search, and whether Enter was pressed after it. */
interface AskedWords {
  readonly text: string;
  /** The first hit of this text opens as soon as there is one; another letter takes that back. */
  readonly isEntered: boolean;
}

export interface SearchWordsChange extends AskedWords {
  readonly change: (next: string | ((text: string) => string)) => void;
  readonly enter: () => void;
  /** Enter has led nowhere: nothing was found. */
  readonly takeBack: () => void;
}

const NOTHING: AskedWords = { text: '', isEntered: false };

/** Text and Enter together, so that Enter can never open what an earlier text found. */
export function useSearchWords(): SearchWordsChange {
  const [words, setWords] = useState(NOTHING);
  const change = useCallback<SearchWordsChange['change']>(
    (next) => setWords(({ text }) => ({ text: typeof next === 'string' ? next : next(text), isEntered: false })),
    [],
  );
  const enter = useCallback(() => setWords(({ text }) => ({ text, isEntered: true })), []);
  const takeBack = useCallback(() => setWords(({ text }) => ({ text, isEntered: false })), []);
  return { ...words, change, enter, takeBack };
}
