import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { useServices } from '../app/services';
import { FieldsOfLaw } from '../auth/FieldsOfLaw';
import { PersonFields } from '../auth/PersonFields';
import type { ValidDetails } from '../auth/registration-form';
import { useDetailsForm } from '../auth/use-details-form';
import { BetweenActions, Form, FormProblem } from '../forms/Form';
import { isSame } from '../forms/use-overtaken';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { AccountSection } from './AccountSection';
import css from './glossator-account.module.css';
import { profileOf } from './profile-fields';
import { ProfileElsewhere } from './ProfileElsewhere';
import { useFollowedProfile } from './use-followed-profile';

interface ProfileSectionProps {
  readonly user: User;
  readonly onChanged: (user: User) => void;
}

/** Who it is: name, country, position and fields of law. */
export function ProfileSection({ user, onChanged }: ProfileSectionProps) {
  const t = useTranslate('host');
  const written = useDateFormat('day');
  const { client } = useServices();
  const { run, error, isRunning } = useSubmission();
  const stored = useMemo(() => profileOf(user), [user]);
  // The terms were accepted when the account was made.
  const form = useDetailsForm({ ...stored, hasAcceptedTerms: true }, error);
  const { elsewhere, take, settle } = useFollowedProfile(form, stored);
  const { control, handleSubmit, problem } = form;
  async function save({ hasAcceptedTerms: _accepted, otherPosition = '', ...valid }: ValidDetails) {
    const given = Object.entries({ ...valid, ...(otherPosition && { otherPosition }) });
    // What the user has not touched stays as it is by then.
    const known = new Map<string, unknown>(Object.entries(stored));
    const changes = Object.fromEntries(given.filter(([field, value]) => !isSame(value, known.get(field))));
    await run(async () => {
      const changed = await client.profile.update(changes);
      onChanged(changed);
      settle(profileOf(changed));
      notify('info', t('account.saved'));
    });
  }
  return (
    <AccountSection title={t('account.profile')}>
      <Form onSubmit={() => void handleSubmit((valid) => save(valid))()}>
        {problem !== undefined && <FormProblem>{problem}</FormProblem>}
        <PersonFields form={form} />
        <Controller
          control={control}
          name="fieldsOfLaw"
          render={({ field }) => <FieldsOfLaw value={field.value} onChange={field.onChange} />}
        />
        <ProfileElsewhere elsewhere={elsewhere} onTake={take} />
        <BetweenActions>
          <span className={css['quiet']}>{t('account.memberSince', { date: written(user.createdAt) })}</span>
          <Button type="submit" look="primary" disabled={isRunning}>
            {t('account.save')}
          </Button>
        </BetweenActions>
      </Form>
    </AccountSection>
  );
}
