import { MAX_LOG_SEARCH } from '@fms/contract/log';
import { formatLogTerms, type LogTerm, listLogTerms, removeLogTerms, replaceLogTerm } from '@fms/domain/log';
import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import style from './search.module.css';

/** Levels by the term that asks for them. */
const LEVELS = ['all', '>=info', '>=warning', 'error'] as const;
type LevelChoice = (typeof LEVELS)[number];
const LEVEL_TEXT: Readonly<Record<LevelChoice, TextKey>> = {
  all: 'LOG_ALL',
  '>=info': 'LOG_INFO',
  '>=warning': 'LOG_WARNING',
  error: 'LOG_ERROR',
};

interface SearchBarProps {
  readonly search: string;
  readonly problem: string | undefined;
  readonly onSearch: (search: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The search as one text; its named terms are chips below it that can be taken away. */
export function SearchBar({ search, problem, onSearch, field }: SearchBarProps) {
  const t = useText();
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const terms = listLogTerms(search);
  const chosen = terms.filter(({ name }) => name === 'level').map(({ value }) => value.toLowerCase());
  const level = chosen.length === 0 ? 'all' : LEVELS.find((choice) => chosen.length === 1 && choice === chosen[0]);
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSearch(typed.trim());
    if (event.key === 'Escape') setTyped(search);
  };
  return (
    <div className={style.bar}>
      <TextInput
        ref={field}
        className={style.field}
        classNames={{ input: style.input ?? '' }}
        aria-label={t('LOG_SEARCH')}
        placeholder={t('LOG_SEARCH_EXAMPLE')}
        description={t('LOG_SEARCH_HELP')}
        inputWrapperOrder={['input', 'error', 'description']}
        leftSection={<Icon name="search" size={16} />}
        maxLength={MAX_LOG_SEARCH}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={submit}
        onBlur={() => typed.trim() !== search && onSearch(typed.trim())}
      />
      <Segmented
        label={t('LOG_LEVEL')}
        options={LEVELS.map((value) => ({ value, label: t(LEVEL_TEXT[value]) }))}
        value={level ?? 'all'}
        onChange={(value) => onSearch(replaceLogTerm(search, 'level', value === 'all' ? null : value))}
      />
      <Terms terms={terms} onChange={(left) => onSearch(formatLogTerms(left))} />
    </div>
  );
}

function Terms({ terms, onChange }: { terms: readonly LogTerm[]; onChange: (left: readonly LogTerm[]) => void }) {
  const t = useText();
  const named = terms.filter(({ name }) => name !== null && name !== 'or');
  if (named.length === 0) return null;
  return (
    <ul className={style.terms} aria-label={t('LOG_TERMS')}>
      {named.map((term) => (
        <li key={`${term.name}:${term.value}`}>
          <button
            type="button"
            className={style.term}
            aria-label={t('LOG_DROP_TERM', { term: `${term.name}:${term.value}` })}
            onClick={() => onChange(removeLogTerms(terms, (other) => other === term))}
          >
            {`${term.name}: ${term.value}`}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
