import { useState } from 'react';
import type { User } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { FormProblem } from '../forms/Form';
import { useSubmission } from '../forms/use-submission';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { AccountSection } from './AccountSection';
import { CodeForm } from './CodeForm';
import css from './glossator-account.module.css';
import { NewSecondFactor } from './NewSecondFactor';
import { RecoveryCodes } from './RecoveryCodes';

interface TwoFactorSectionProps {
  readonly user: User;
  readonly onChanged: (user: User) => void;
}

/** Two-factor log-in: switched on with a code of the app that has the secret, off with any code of it. */
export function TwoFactorSection({ user, onChanged }: TwoFactorSectionProps) {
  const t = useTranslate('host');
  const { session } = useServices();
  const { run, error, isRunning } = useSubmission();
  const [secret, setSecret] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const begin = () => run(async () => setSecret(await session.generate2fa()));
  async function switchTo(activate: boolean, token: string) {
    const recoveryCodes = await session.activate2fa({ token, activate });
    setCodes(recoveryCodes);
    setSecret(undefined);
    setLeaving(false);
    onChanged({ ...user, has2fa: activate });
    if (!activate) notify('info', t('twoFactor.switchedOff'));
  }
  const isResting = secret === undefined && !isLeaving;
  return (
    <AccountSection title={t('account.twoFactor')}>
      <p>
        {t('twoFactor.text')} <strong>{user.has2fa ? t('account.on') : t('account.off')}</strong>
      </p>
      {error !== undefined && <FormProblem>{t(failureMessageKey(error))}</FormProblem>}
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {isResting && !user.has2fa && (
        <div>
          <Button disabled={isRunning} onClick={() => void begin()}>
            {t('twoFactor.begin')}
          </Button>
        </div>
      )}
      {isResting && user.has2fa && (
        <div>
          <Button onClick={() => setLeaving(true)}>{t('twoFactor.switchOff')}</Button>
        </div>
      )}
      {secret !== undefined && (
        <>
          <NewSecondFactor secret={secret} />
          <CodeForm
            label={t('twoFactor.code')}
            submit={t('twoFactor.switchOn')}
            onSubmit={(token) => switchTo(true, token)}
            onCancel={() => setSecret(undefined)}
          />
        </>
      )}
      {isLeaving && (
        <>
          <p className={css['quiet']}>{t('twoFactor.offText')}</p>
          <CodeForm
            label={t('twoFactor.anyCode')}
            submit={t('twoFactor.switchOff')}
            onSubmit={(token) => switchTo(false, token)}
            onCancel={() => setLeaving(false)}
          />
        </>
      )}
    </AccountSection>
  );
}
