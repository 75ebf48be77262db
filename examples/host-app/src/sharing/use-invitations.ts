import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

/** Where the query client keeps one's pending invitations. */
export const INVITATIONS_KEY = ['invitations'] as const;

/** An answer to the invitation to a Code. */
interface Answer {
  readonly codeId: number;
  readonly title: string;
  readonly action: 'accept_invitation' | 'decline_invitation';
}

/** One's pending invitations, newest first. */
export function useInvitations() {
  const { client } = useServices();
  return useQuery({
    queryKey: INVITATIONS_KEY,
    queryFn: ({ signal }) => client.sharing.invitations(undefined, { signal }),
    select: ({ data }) => data,
  });
}

/** Accepts and declines invitations; what came of it is shown as a toast, and in everything that lists them. */
export function useInvitationAnswer(onAnswered?: () => void) {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ codeId, action }: Answer) => client.sharing.answerInvitation({ id: codeId, action }),
    onSuccess: (_nothing, { action, title }) =>
      notify('info', t(action === 'accept_invitation' ? 'sharing.accepted' : 'sharing.declined', { title })),
    onError: (error) =>
      notify('error', t(problemCodeOf(error) === 'NOT_FOUND' ? 'sharing.gone' : failureMessageKey(error))),
    onSettled: () => {
      onAnswered?.();
      return Promise.all(
        [INVITATIONS_KEY, ['codes'], ['notifications']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
