import { oneOf } from '../ui/one-of';
import { ACCESS_LEVELS } from '@glossator/client-sdk/access';
import { X } from 'lucide-react';
import { INVITED_LEVELS } from '@glossator/client-sdk/constants';
import type { AccessLevel, SharedUser } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import ui from '../ui/glossator-ui.module.css';
import { SelectField } from '../ui/SelectField';
import css from './glossator-people.module.css';

interface PersonRowProps {
  readonly person: SharedUser;
  readonly isSelf: boolean;
  /** Their level before it was changed elsewhere, where that was. */
  readonly before?: AccessLevel | undefined;
  /** What the owner can do; others only see the list. */
  readonly actions:
    { readonly onLevel: (access: AccessLevel) => void; readonly onRemove: () => void } | undefined;
}

/** Somebody who works in the Code, or was invited to. */
export function PersonRow({ person, isSelf, before, actions }: PersonRowProps) {
  const t = useTranslate('host');
  const { name, email, access, status } = person;
  const isPending = status === 'pending';
  const levels = INVITED_LEVELS.map((id) => ({ id: id as string, label: t(`library.access.${id}`) }));
  const choices = isPending ? levels : [...levels, { id: 'owner', label: t('sharing.makeOwner') }];
  return (
    <li className={css['person']}>
      <div className={css['who']}>
        <span className={css['name']} dir="auto">
          {isSelf ? t('sharing.you', { name }) : name}
        </span>
        <span className={ui['hint']}>{isPending ? t('sharing.pending') : email}</span>
        <span role="status" className={ui['hint']}>
          {before && t('sharing.changedElsewhere', { level: t(`library.access.${before}`) })}
        </span>
      </div>
      {actions && access !== 'owner' ? (
        <>
          <div className={css['level']}>
            <SelectField
              label={t('sharing.levelOf', { name })}
              showLabel={false}
              choices={choices}
              value={access}
              onChange={(id) => actions.onLevel(oneOf(ACCESS_LEVELS, id))}
            />
          </div>
          <Button
            look="quiet"
            icon
            aria-label={t(isPending ? 'sharing.withdraw' : 'sharing.remove', { name })}
            onClick={actions.onRemove}
          >
            <X size="1.07em" aria-hidden />
          </Button>
        </>
      ) : (
        <span className={ui['hint']}>{t(`library.access.${access}`)}</span>
      )}
    </li>
  );
}
