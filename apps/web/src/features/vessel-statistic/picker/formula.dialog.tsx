import type { Tag } from '@fms/contract/tag';
import { FORMULA_FUNCTIONS, MAX_FORMULA_LENGTH, parseFormula } from '@fms/domain/formula';
import { Button, Group, Select, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { z } from 'zod';
import { isFormulaName } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
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
  const form = useContractForm({
    schema: createFormulaSchema(tags),
    initial: present ?? { name: '', unit: '', text: '' },
    send: async (formula) => plan.saveFormula(formula, place),
    onSent: onClose,
    isLive: true,
  });
  const { text } = form.values;
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (tagName: string | null) => {
    if (tagName === null) return;
    const at = field.current?.selectionStart ?? text.length;
    form.change({ text: `${text.slice(0, at)}[${tagName}]${text.slice(at)}` });
    field.current?.focus();
  };
  const remove = () => {
    plan.deleteFormula(place);
    onClose();
  };
  const names = [...new Set(tags.map((tag) => tag.name))];
  const deleteButton = present !== undefined && (
    <Button variant="default" onClick={remove}>
      {t('DELETE_FORMULA', { name: present.name })}
    </Button>
  );
  return (
    <FormDialog
      title={t('FORMULA')}
      form={form}
      action={t('SAVE')}
      isDisabled={!form.isRight}
      onClose={onClose}
      size="lg"
      buttons={deleteButton}
    >
      <Group grow gap={12} align="start">
        <TextInput label={t('FORMULA_NAME')} maxLength={60} data-autofocus {...form.field('name')} />
        <TextInput
          label={t('FORMULA_UNIT')}
          maxLength={20}
          {...form.field('unit')}
          onChange={(event) => form.change({ unit: event.currentTarget.value.replaceAll('|', '') })}
        />
      </Group>
      <Textarea
        ref={field}
        label={t('FORMULA_TEXT')}
        description={t('FORMULA_HINT', {
          example: `mean([${names[0] ?? 'Power'}], 600) * 2`,
          functions: FORMULA_FUNCTIONS.join(', '),
        })}
        maxLength={MAX_FORMULA_LENGTH}
        autosize
        minRows={2}
        {...form.field('text')}
      />
      <Select label={t('INSERT_TAG')} data={names} value={null} searchable onChange={insert} />
    </FormDialog>
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

/** A formula of these tags; what is wrong with its text names the place, counted from 1. */
function createFormulaSchema(tags: readonly Tag[]) {
  const text = z.string().trim().max(MAX_FORMULA_LENGTH);
  return z.object({
    name: z.string().trim().refine(isFormulaName),
    unit: z.string().trim(),
    text: text.superRefine((typed, context) => {
      const read = parseFormula(typed);
      if (!read.ok) {
        context.addIssue({ code: 'custom', message: PROBLEM_TEXT[read.problem], params: { at: read.at + 1 } });
        return;
      }
      const tag = read.formula.tagNames.find((name) => tags.every((known) => known.name !== name));
      if (tag !== undefined) context.addIssue({ code: 'custom', message: 'FORMULA_UNKNOWN_TAG', params: { tag } });
    }),
  });
}
