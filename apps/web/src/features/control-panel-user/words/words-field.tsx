import { VESSEL_WORDS, type VesselWord } from '@fms/domain/permission';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { translateWord, useText } from '../../../language/index.ts';
import { findSet, SET_NAMES, WORD_SETS } from './word-set.ts';

interface WordsFieldProps {
  readonly label: string;
  readonly value: readonly VesselWord[] | undefined;
  readonly onChange: (words: VesselWord[]) => void;
  readonly error?: ReactNode;
  /** Words that can be given here. */
  readonly choices?: readonly VesselWord[];
}

/** Words of rights: each a box, and the sets V, M and A with one press. */
export function WordsField({ label, value = [], onChange, error, choices = VESSEL_WORDS }: WordsFieldProps) {
  const t = useText();
  const current = findSet(value);
  const put = (words: readonly string[]) => onChange(choices.filter((word) => words.includes(word)));
  return (
    <Checkbox.Group label={label} value={[...value]} onChange={put} error={error}>
      <Stack gap={6} mt={4}>
        <Group gap={6}>
          {SET_NAMES.filter((name) => WORD_SETS[name].every((word) => choices.includes(word))).map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant={current === name ? 'filled' : 'default'}
              aria-pressed={current === name}
              onClick={() => put(WORD_SETS[name])}
            >
              {t(`SET_${name}`)}
            </Button>
          ))}
        </Group>
        <Group gap="xs">
          {choices.map((word) => (
            <Checkbox key={word} size="xs" value={word} label={translateWord(`word_${word}`)} />
          ))}
        </Group>
      </Stack>
    </Checkbox.Group>
  );
}
