import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import css from './glossator-people.module.css';
import { useInvitationAnswer } from './use-invitations';

interface InvitationButtonsProps {
  readonly codeId: number;
  readonly title: string;
  /** Called once it has been answered, or cannot be any more. */
  readonly onAnswered?: () => void;
}

/** Accepts or declines an invitation. */
export function InvitationButtons({ codeId, title, onAnswered }: InvitationButtonsProps) {
  const t = useTranslate('host');
  const answer = useInvitationAnswer(onAnswered);
  return (
    <span className={css['answers']}>
      <Button
        aria-label={t('sharing.declineOne', { title })}
        disabled={answer.isPending}
        onClick={() => answer.mutate({ codeId, title, action: 'decline_invitation' })}
      >
        {t('sharing.decline')}
      </Button>
      <Button
        look="primary"
        aria-label={t('sharing.acceptOne', { title })}
        disabled={answer.isPending}
        onClick={() => answer.mutate({ codeId, title, action: 'accept_invitation' })}
      >
        {t('sharing.accept')}
      </Button>
    </span>
  );
}
