import { useState } from 'react';
import type { Credentials } from '@glossator/client-sdk';
import { useTranslate } from '@glossator/i18n';
import { takeAccountLocale } from '../app/account-locale';
import { useServices } from '../app/services';
import { useAccountFields } from '../forms/account-fields';
import { FieldsForm } from '../forms/FieldsForm';
import { BetweenActions } from '../forms/Form';
import { useFields } from '../forms/use-fields';
import { Button } from '../ui/Button';
import { CheckboxField } from '../ui/CheckboxField';
import { AuthCard } from './AuthCard';
import css from './glossator-auth.module.css';

interface SecondFactorStepProps {
  /** What the first step has found right. */
  readonly credentials: Credentials;
  readonly onBack: () => void;
}

/** The second step of a log-in: a code of the app, or a recovery code. */
export function SecondFactorStep({ credentials, onBack }: SecondFactorStepProps) {
  const t = useTranslate('host');
  const services = useServices();
  const fields = useAccountFields();
  const [trustsDevice, setTrusting] = useState(false);
  const form = useFields({
    initial: { code: '' },
    fields: [fields.code(t('login.code'))],
    send: async ({ code }) => {
      await services.session.login({ ...credentials, twoFactorToken: code, trustsDevice });
      void takeAccountLocale(services);
    },
  });
  return (
    <AuthCard title={t('login.title')}>
      <FieldsForm
        form={form}
        lead={<p className={css['note']}>{t('login.codeText')}</p>}
        actions={
          <BetweenActions>
            <Button look="quiet" onClick={onBack}>
              {t('register.back')}
            </Button>
            <Button type="submit" look="primary" disabled={form.isRunning}>
              {t('login.submit')}
            </Button>
          </BetweenActions>
        }
      >
        <CheckboxField isSelected={trustsDevice} onChange={setTrusting}>
          {t('login.trust')}
        </CheckboxField>
      </FieldsForm>
    </AuthCard>
  );
}
