import { listPasswordFailures, type PasswordFailure } from '@fms/domain/account';
import { type TextKey, useText } from '../../language/index.ts';
import style from './password-rules.module.css';

/** The rules of §9.13 in the order they are checked; the upper limit is shown only when it is exceeded. */
const RULES: readonly (readonly [PasswordFailure, TextKey])[] = [
  ['too-short', 'RULE_LENGTH'],
  ['no-uppercase', 'RULE_UPPERCASE'],
  ['no-lowercase', 'RULE_LOWERCASE'],
  ['no-number', 'RULE_NUMBER'],
  ['no-special-character', 'RULE_SPECIAL'],
];

/** Which rules a new password meets, while it is typed. For display only: the server validates (§5). */
export function PasswordRules({ password }: { password: string }) {
  const t = useText();
  const failures = listPasswordFailures(password);
  return (
    <ul className={style.rules} aria-label={t('PASSWORD_RULES')}>
      {RULES.map(([failure, text]) => {
        const isKept = !failures.includes(failure) && !(failure === 'too-short' && failures.includes('too-long'));
        return (
          <li key={failure} className={style.rule} data-kept={isKept}>
            <span className={style.mark} aria-hidden="true" />
            {t(text)}
            <span className="fms-spoken">{t(isKept ? 'RULE_KEPT' : 'RULE_BROKEN')}</span>
          </li>
        );
      })}
    </ul>
  );
}
