import { Icon } from '@fms/ui';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../language/index.ts';
import style from './search.module.css';
import type { SearchHit } from './search-hit.ts';
import { SearchOption } from './search-option.tsx';
import { useSearch } from './use-search.ts';

interface SearchDialogProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The field has the focus: what is typed from now on is its own. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

/**
 * Finds vessels, tags, alarms and screens. The field keeps the focus; arrows choose, Enter opens, Escape closes, and a
 * screen reader hears what is chosen.
 */
export default function SearchDialog({ text, onText, onReady, onClose }: SearchDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const { hits, isAsking, isWithoutTags } = useSearch(text);
  const at = Math.min(chosen, Math.max(0, hits.length - 1));
  const open = (hit: SearchHit | undefined) => {
    if (hit === undefined) return;
    onClose();
    void navigate(hit.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(hits[at]);
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setChosen((at + step + hits.length) % hits.length);
  };
  const word =
    text.trim() === '' ? t('SEARCH_HINT') : hits.length > 0 ? '' : isAsking ? t('SEARCHING') : t('NOTHING_FOUND');
  return (
    <Modal.Root opened onClose={onClose} padding={0} size={560} yOffset={64} transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('SEARCH')}>
        <Modal.Body>
          <div className={style.field}>
            <Icon name="search" size={20} />
            <input
              data-autofocus
              role="combobox"
              aria-expanded={hits.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={hits.length > 0 ? `${list}-${at}` : undefined}
              aria-label={t('SEARCH')}
              placeholder={t('SEARCH')}
              autoComplete="off"
              spellCheck={false}
              value={text}
              onFocus={onReady}
              onChange={(event) => {
                onText(event.currentTarget.value);
                setChosen(0);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id={list} role="listbox" aria-label={t('SEARCH')} className={style.list}>
            {hits.map((hit, index) => (
              <SearchOption
                key={`${hit.kind} ${hit.path} ${hit.title}`}
                id={`${list}-${index}`}
                hit={hit}
                isFirst={hits[index - 1]?.kind !== hit.kind}
                isChosen={index === at}
                onOpen={() => open(hit)}
              />
            ))}
          </div>
          <p className={style.word} role="status">
            {[word, isWithoutTags ? t('TAGS_NOT_REACHED') : ''].filter(Boolean).join(' ')}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
