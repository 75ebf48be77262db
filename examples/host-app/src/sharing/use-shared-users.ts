import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GlossatorClient } from '@glossator/client-sdk';
import type { AccessLevel, SharedUser } from '@glossator/client-sdk/contract';
import { useServices } from '../app/services';

/** Where the query client keeps the users of a Code; fetched anew with the Code. */
export function usersKey(codeId: number) {
  return ['code', codeId, 'users'] as const;
}

type Invitations = Omit<Parameters<GlossatorClient['sharing']['invite']>[0], 'id'>;

/** The users of a Code, its owner first, and what the owner can do about them. */
export function useSharedUsers(codeId: number) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const users = useQuery({
    queryKey: usersKey(codeId),
    queryFn: ({ signal }) => client.sharing.list({ id: codeId }, { signal }),
    staleTime: 0,
  });
  const settled = () => queryClient.invalidateQueries({ queryKey: ['code', codeId] });
  const invite = useMutation({
    mutationFn: (input: Invitations) => client.sharing.invite({ id: codeId, ...input }),
    onSettled: settled,
  });
  const change = useMutation({
    mutationFn: ({ user, access }: { readonly user: SharedUser; readonly access: AccessLevel }) =>
      client.sharing.updateAccess({ id: codeId, userId: user.id, access }),
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: (user: SharedUser) => client.sharing.revoke({ id: codeId, userId: user.id }),
    onSettled: settled,
  });
  return { users, invite, change, remove };
}

/** What can be done about the users of a Code. */
export type SharedUsers = ReturnType<typeof useSharedUsers>;
