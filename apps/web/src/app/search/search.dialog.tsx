import { Icon } from '@fms/ui/icon';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../language/index.ts';
import style from './search.module.css';
import type { SearchHit } from './search-hit.ts';
import { SearchOption } from './search-option.tsx';
import { useSearch } from './use-search.ts';
import type { SearchWordsChange } from './use-search-words.ts';

interface SearchDialogProps {
  readonly words: SearchWordsChange;
  /** The field has the focus: what is typed from now on is its own. */
  readonly onReady: () => void;
  readonly onClose: () => void;
}

/** The dialog's own trap comes with a timer: under load letters and Enter would be there before it. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/**
 * Finds vessels, tags, alarms and screens. The field keeps the focus; arrows choose, Enter opens, Escape closes, and a
 * screen reader announces the choice.
 */
export default function SearchDialog({ words, onReady, onClose }: SearchDialogProps) {
  const { text, isEntered, change, enter, takeBack } = words;
  const t = useText();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const { hits, isAsking, isWithoutTags } = useSearch(text);
  const at = Math.min(chosen, Math.max(0, hits.length - 1));
  const open = ({ path }: SearchHit) => {
    onClose();
    void navigate(path);
  };
  const chosenHit = hits[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    // Drawn of this very text, never what an earlier one found; what is still on its way opens when it comes.
    if (isEnter && chosenHit !== undefined) open(chosenHit);
    else if (isEnter) enter();
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setChosen((at + step + hits.length) % hits.length);
  };
  useEffect(() => {
    if (!isEntered) return;
    if (chosenHit !== undefined) open(chosenHit);
    else if (!isAsking) takeBack();
  });
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
              ref={focusAtOnce}
              className={style.input}
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
                change(event.currentTarget.value);
                setChosen(0);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id={list} role="listbox" aria-label={t('SEARCH')} className={style.list}>
            {hits.map((hit, index) => (
              <SearchOption
                key={hitKey(hit)}
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

/** Two alarms of one tag lead to the same curve under the same words. */
function hitKey({ kind, alarm, path, title }: SearchHit): string {
  return [kind, alarm?.id, path, title].join(' ');
}
