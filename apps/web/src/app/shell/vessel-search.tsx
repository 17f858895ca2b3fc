import { Icon, KeyHint } from '@fms/ui';
import { Autocomplete } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { optionsOf, useVessels } from '../../api/vessel.queries.ts';
import { useText } from '../../language/index.ts';
import style from './vessel-search.module.css';

const MOST_SHOWN = 8;

/** Finds a vessel by name, IMO, MMSI or project number, from every screen; `Ctrl K` goes to it. */
export function VesselSearch() {
  const t = useText();
  const vessels = useVessels();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['mod+K', () => field.current?.focus()]]);

  const entries = vessels.map((vessel) => {
    const { IMO = '', MMSI = '' } = optionsOf(vessel).info;
    return { vessel, text: [vessel.name, IMO, MMSI, vessel.projectNumber].join(' ').toLowerCase() };
  });
  const sought = words.trim().toLowerCase();
  const found = sought === '' ? [] : entries.filter(({ text }) => text.includes(sought)).slice(0, MOST_SHOWN);

  const open = (id: string) => {
    setWords('');
    field.current?.blur();
    void navigate(`/vessel/vessel/${id}`);
  };
  return (
    <Autocomplete
      ref={field}
      className={style.search ?? ''}
      classNames={{ input: style.input ?? '' }}
      aria-label={t('FIND_VESSEL')}
      placeholder={t('FIND_VESSEL')}
      leftSection={<Icon name="search" size={16} />}
      rightSection={<KeyHint keys="Ctrl K" />}
      rightSectionWidth={56}
      value={words}
      onChange={setWords}
      onOptionSubmit={open}
      // The list is filtered by more than the name, so the part must not filter it again.
      filter={({ options }) => options}
      data={found.map(({ vessel }) => ({ value: String(vessel.id), label: vessel.name }))}
      selectFirstOptionOnChange
    />
  );
}
