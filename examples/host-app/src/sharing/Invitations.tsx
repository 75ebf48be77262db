import type { Invitation } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-people.module.css';
import { InvitationButtons } from './InvitationButtons';
import { useInvitations } from './use-invitations';

/** The invitations that wait for an answer; nothing where there are none. */
export function Invitations() {
  const t = useTranslate('host');
  const { data } = useInvitations();
  if (!data || data.length === 0) return null;
  return (
    <section className={css['invitations']} aria-label={t('sharing.invitations')}>
      <h2 className={css['heading']}>{t('sharing.invitations')}</h2>
      <ul className={css['people']}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const t = useTranslate('host');
  const { codeId, codeTitle, invitedBy, access, message, createdAt } = invitation;
  const title = codeTitle || t('library.untitled');
  const written = useDateFormat('day');
  return (
    <li className={css['person']}>
      <div className={css['who']}>
        <span className={css['name']}>{t('sharing.invitation', { name: invitedBy, title })}</span>
        {message !== '' && (
          <span dir="auto" className={css['message']}>
            {message}
          </span>
        )}
        <span className={ui['hint']}>
          {t('sharing.invitationLevel', { level: t(`library.access.${access}`) })} ·{' '}
          <time dateTime={createdAt}>{written(createdAt)}</time>
        </span>
      </div>
      <InvitationButtons codeId={codeId} title={title} />
    </li>
  );
}
