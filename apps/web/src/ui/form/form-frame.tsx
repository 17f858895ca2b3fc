import type { ClipboardEventHandler, ReactNode } from 'react';
import formStyle from '../form.module.css';
import { ProblemText } from './problem-text.tsx';
import type { ContractForm } from './use-contract-form.ts';

/** The part of a form that its frame and its buttons need, whatever its fields are. */
export type AnyForm = Pick<ContractForm<object>, 'frame' | 'isSending' | 'problem'>;

interface FormFrameProps {
  readonly form: AnyForm;
  /** Fields, then `FormButtons`. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onPaste?: ClipboardEventHandler<HTMLFormElement>;
}

/** The `form` element, with a line for what the server refused and no field holds. */
export function FormFrame({ form, children, className = formStyle.form, onPaste }: FormFrameProps) {
  return (
    <form {...form.frame} className={className} onPaste={onPaste}>
      {children}
      <ProblemText text={form.problem} />
    </form>
  );
}
