import { useState } from 'react';
import type { AccessLevel, Code, SharedUser } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { ConfirmModal } from '../ui/Modal';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-people.module.css';
import { PersonRow } from './PersonRow';
import type { SharedUsers } from './use-shared-users';

interface PeopleListProps {
  readonly code: Code;
  readonly sharing: SharedUsers;
}

/** A question about somebody, before their access goes or the Code does. */
type Question = { readonly about: 'remove' | 'handOver'; readonly person: SharedUser };

/** Everybody who works in the Code or was invited; the owner changes their levels and takes them away. */
export function PeopleList({ code, sharing }: PeopleListProps) {
  const t = useTranslate('host');
  const { users, changed, change, remove } = sharing;
  const [question, setQuestion] = useState<Question>();
  const isOwner = code.user.access === 'owner';
  const onError = (error: Error) => {
    // Somebody else was quicker: the list is fetched anew anyway.
    if (problemCodeOf(error) !== 'NOT_FOUND') notify('error', t(failureMessageKey(error)));
  };
  const setLevel = (person: SharedUser, access: AccessLevel) => {
    if (access === 'owner') setQuestion({ about: 'handOver', person });
    else if (access !== person.access) change.mutate({ user: person, access }, { onError });
  };
  const ask = (person: SharedUser) => {
    if (person.status === 'pending') remove.mutate(person, { onError });
    else setQuestion({ about: 'remove', person });
  };
  const confirm = ({ about, person }: Question) => {
    setQuestion(undefined);
    if (about === 'remove') remove.mutate(person, { onError });
    else
      change.mutate(
        { user: person, access: 'owner' },
        { onError, onSuccess: ({ name }) => notify('info', t('sharing.handedOver', { name })) },
      );
  };
  if (users.isPending)
    return <div className={ui['skeleton']} role="status" aria-label={t('common.loading')} />;
  if (!users.data) {
    return (
      <div role="alert" className={css['foot']}>
        <span>{t('sharing.loadFailed')}</span>
        <Button onClick={() => void users.refetch()}>{t('common.retry')}</Button>
      </div>
    );
  }
  return (
    <>
      {isOwner && <h3 className={css['heading']}>{t('sharing.people')}</h3>}
      <div role="status" className={ui['hint']}>
        {changed.gone.map((name) => (
          <div key={name} dir="auto">
            {t('sharing.goneElsewhere', { name })}
          </div>
        ))}
      </div>
      <ul className={css['people']} aria-label={t('sharing.people')}>
        {users.data.data.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === code.user.id}
            before={changed.levels.get(person.id)}
            actions={
              isOwner
                ? { onLevel: (access) => setLevel(person, access), onRemove: () => ask(person) }
                : undefined
            }
          />
        ))}
      </ul>
      {question && users.data.data.some(({ id }) => id === question.person.id) && (
        <ConfirmModal
          title={t(`sharing.${question.about}Title`, { name: question.person.name })}
          cancel={t('common.cancel')}
          onClose={() => setQuestion(undefined)}
          confirm={t(`sharing.${question.about}Confirm`)}
          onConfirm={() => confirm(question)}
        >
          {t(`sharing.${question.about}Text`, { name: question.person.name })}
        </ConfirmModal>
      )}
    </>
  );
}
