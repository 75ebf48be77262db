import { Controller } from 'react-hook-form';
import type { User } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { useServices } from '../app/services';
import { FormProblem } from '../auth/AuthCard';
import { FieldsOfLaw } from '../auth/FieldsOfLaw';
import auth from '../auth/glossator-auth.module.css';
import { PersonFields } from '../auth/PersonFields';
import type { ValidDetails } from '../auth/registration-form';
import { useDetailsForm } from '../auth/use-details-form';
import { useSubmission } from '../auth/use-submission';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { AccountSection } from './AccountSection';
import css from './glossator-account.module.css';

interface ProfileSectionProps {
  readonly user: User;
  readonly onChanged: (user: User) => void;
}

/** Who it is: name, country, position and fields of law. */
export function ProfileSection({ user, onChanged }: ProfileSectionProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const { client } = useServices();
  const { run, error, isRunning } = useSubmission();
  const { firstName, lastName, country, position, otherPosition = '', fieldsOfLaw } = user;
  // The terms were accepted when the account was made.
  const known = {
    firstName,
    lastName,
    country,
    position,
    otherPosition,
    fieldsOfLaw,
    hasAcceptedTerms: true,
  };
  const form = useDetailsForm(known, error);
  const { control, handleSubmit, problem } = form;
  async function save({ hasAcceptedTerms: _accepted, otherPosition: other, ...valid }: ValidDetails) {
    await run(async () => {
      onChanged(await client.profile.update({ ...valid, ...(other && { otherPosition: other }) }));
      notify('info', t('account.saved'));
    });
  }
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(user.createdAt));
  return (
    <AccountSection title={t('account.profile')}>
      <form
        className={auth['form']}
        noValidate
        onSubmit={(event) => void handleSubmit((valid) => save(valid))(event)}
      >
        {problem !== undefined && <FormProblem>{problem}</FormProblem>}
        <PersonFields form={form} />
        <Controller
          control={control}
          name="fieldsOfLaw"
          render={({ field }) => <FieldsOfLaw value={field.value} onChange={field.onChange} />}
        />
        <div className={auth['between']}>
          <span className={css['quiet']}>{t('account.memberSince', { date: since })}</span>
          <Button type="submit" look="primary" disabled={isRunning}>
            {t('account.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
