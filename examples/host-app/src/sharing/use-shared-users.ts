import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GlossatorClient } from '@glossator/client-sdk';
import type { AccessLevel, SharedUser } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';
import { useChangedElsewhere } from './changed-elsewhere';

/** Where the query client keeps the users of a Code; fetched anew with the Code. */
export function usersKey(codeId: number) {
  return ['code', codeId, 'users'] as const;
}

type Invitations = Omit<Parameters<GlossatorClient['sharing']['invite']>[0], 'id'>;

/** Milliseconds between looks at an open list: an invitation that is changed is announced to the owner and to who was invited alone. */
const LOOK_MS = 10_000;

/** The users of a Code, its owner first, what was changed about them elsewhere while they are shown, and what the owner can do about them. */
export function useSharedUsers(codeId: number, selfId: number) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const users = useQuery({
    queryKey: usersKey(codeId),
    queryFn: ({ signal }) => client.sharing.list({ id: codeId }, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const { changed, noteOwn } = useChangedElsewhere(users.data?.data);
  const settled = () => queryClient.invalidateQueries({ queryKey: ['code', codeId] });
  const invite = useMutation({
    mutationFn: (input: Invitations) => client.sharing.invite({ id: codeId, ...input }),
    onSettled: settled,
  });
  const change = useMutation({
    mutationFn: ({ user, access }: { readonly user: SharedUser; readonly access: AccessLevel }) =>
      client.sharing.updateAccess({ id: codeId, userId: user.id, access }),
    onMutate: ({ user, access }) => {
      noteOwn(user.id, access);
      if (access === 'owner') noteOwn(selfId, 'organize');
    },
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: (user: SharedUser) => client.sharing.revoke({ id: codeId, userId: user.id }),
    onMutate: ({ id }) => {
      noteOwn(id, 'gone');
      // Whom the form has invited may be gone with it.
      invite.reset();
    },
    onSettled: settled,
  });
  return { users, changed, invite, change, remove };
}

/** What can be done about the users of a Code. */
export type SharedUsers = ReturnType<typeof useSharedUsers>;
