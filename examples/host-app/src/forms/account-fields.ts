import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import type { FieldOf } from './use-fields';

const ADDRESS = { type: 'email', maxLength: 254 } as const;
const PASSWORD = { type: 'password', autoComplete: 'current-password', maxLength: 128 } as const;
const CODE = { autoComplete: 'one-time-code', autoFocus: true, maxLength: 30 } as const;

/** The texts that forms about accounts ask for, in the words of each. */
export function useAccountFields() {
  const t = useTranslate('host');
  const invalidAddress = t('register.errors.email');
  return {
    /** An address that something is sent to. */
    address: (label: string) =>
      ({
        ...ADDRESS,
        name: 'email',
        label,
        autoComplete: 'email',
        missing: invalidAddress,
        refusal: (error) => (problemCodeOf(error) === 'VALIDATION' ? invalidAddress : undefined),
      }) satisfies FieldOf<'email'>,
    /** The address that somebody logs in with. */
    userName: {
      ...ADDRESS,
      name: 'email',
      label: t('login.email'),
      autoComplete: 'username',
      autoFocus: true,
      missing: t('login.emailMissing'),
    } satisfies FieldOf<'email'>,
    /** The password that somebody logs in with. */
    password: {
      ...PASSWORD,
      name: 'password',
      label: t('login.password'),
      missing: t('login.passwordMissing'),
    } satisfies FieldOf<'password'>,
    /** The password of who is logged in, asked for once more. */
    currentPassword: {
      ...PASSWORD,
      name: 'currentPassword',
      label: t('password.current'),
      missing: t('login.passwordMissing'),
      refusal: (error) =>
        problemCodeOf(error) === 'INVALID_CREDENTIALS' ? t('password.currentWrong') : undefined,
    } satisfies FieldOf<'currentPassword'>,
    /** A code of the second factor. */
    code: (label: string) =>
      ({
        ...CODE,
        name: 'code',
        label,
        missing: t('twoFactor.wrong'),
        refusal: (error) =>
          ['INVALID_2FA', 'VALIDATION'].includes(problemCodeOf(error) ?? '')
            ? t('twoFactor.wrong')
            : undefined,
      }) satisfies FieldOf<'code'>,
  };
}
