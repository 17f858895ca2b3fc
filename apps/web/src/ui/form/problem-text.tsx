import formStyle from '../form.module.css';

/** What is wrong with what was given, said at once to a screen reader; nothing while there is no problem. */
export function ProblemText({ text }: { text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <p className={formStyle.problem} role="alert">
      {text}
    </p>
  );
}
