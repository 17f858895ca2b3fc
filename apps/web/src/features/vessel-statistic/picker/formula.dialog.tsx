import type { Tag } from '@fms/contract/tag';
import { FORMULA_FUNCTIONS, type FormulaResult, MAX_FORMULA_LENGTH, parseFormula } from '@fms/domain/formula';
import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { isFormulaName } from '../../../entities/statistic/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import type { StatisticPlan } from './plan.ts';

interface FormulaDialogProps {
  readonly plan: StatisticPlan;
  readonly tags: readonly Tag[];
  /** Which formula; one past the last is a new one. */
  readonly place: number;
  readonly onClose: () => void;
}

/** Name, unit and text of a formula tag; what is wrong with the text is said where it stands. */
export function FormulaDialog({ plan, tags, place, onClose }: FormulaDialogProps) {
  const t = useText();
  const present = plan.formulas[place];
  const [name, setName] = useState(present?.name ?? '');
  const [unit, setUnit] = useState(present?.unit ?? '');
  const [text, setText] = useState(present?.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const read = parseFormula(text);
  const problem = problemOf(read, tags, t);
  const insert = (tagName: string | null) => {
    if (tagName === null) return;
    const at = field.current?.selectionStart ?? text.length;
    setText(`${text.slice(0, at)}[${tagName}]${text.slice(at)}`);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined || !isFormulaName(name)) return;
    plan.saveFormula({ name: name.trim(), unit: unit.trim(), text: text.trim() }, place);
    onClose();
  };
  const remove = () => {
    plan.deleteFormula(place);
    onClose();
  };
  const names = [...new Set(tags.map((tag) => tag.name))];
  return (
    <Modal opened onClose={onClose} title={t('FORMULA')} size="lg">
      <form onSubmit={submit}>
        <Stack gap={12}>
          <Group grow gap={12} align="start">
            <TextInput
              label={t('FORMULA_NAME')}
              value={name}
              maxLength={60}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              label={t('FORMULA_UNIT')}
              value={unit}
              maxLength={20}
              onChange={(event) => setUnit(event.currentTarget.value.replaceAll('|', ''))}
            />
          </Group>
          <Textarea
            ref={field}
            label={t('FORMULA_TEXT')}
            description={t('FORMULA_HINT', {
              example: `mean([${names[0] ?? 'Power'}], 600) * 2`,
              functions: FORMULA_FUNCTIONS.join(', '),
            })}
            error={text === '' ? undefined : problem}
            value={text}
            maxLength={MAX_FORMULA_LENGTH}
            autosize
            minRows={2}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Select label={t('INSERT_TAG')} data={names} value={null} searchable onChange={insert} />
          <Group justify="flex-end" gap={8}>
            {present !== undefined && (
              <Button variant="default" onClick={remove}>
                {t('DELETE_FORMULA', { name: present.name })}
              </Button>
            )}
            <Button type="submit" disabled={problem !== undefined || !isFormulaName(name)}>
              {t('SAVE')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const PROBLEM_TEXT = {
  empty: 'FORMULA_EMPTY',
  'too-long': 'FORMULA_TOO_LONG',
  'too-deep': 'FORMULA_TOO_DEEP',
  unexpected: 'FORMULA_UNEXPECTED',
  unfinished: 'FORMULA_UNFINISHED',
  'unknown-function': 'FORMULA_UNKNOWN_FUNCTION',
  'wrong-arguments': 'FORMULA_WRONG_ARGUMENTS',
} as const;

function problemOf(read: FormulaResult, tags: readonly Tag[], t: Translate): string | undefined {
  if (!read.ok) return t(PROBLEM_TEXT[read.problem], { at: read.at + 1 });
  const missing = read.formula.tagNames.find((name) => tags.every((tag) => tag.name !== name));
  return missing === undefined ? undefined : t('FORMULA_UNKNOWN_TAG', { tag: missing });
}
