import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

/** The Code in the making as the server has it: a private draft, created when it is first needed, and what is done to it. */
export function useServerDraft() {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const queryClient = useQueryClient();
  const created = useRef<Promise<number> | undefined>(undefined);
  /** The draft's id; creates it where there is none yet, and tries again after a failure. */
  const id = useCallback(() => {
    created.current ??= client.codes.create({}).then(
      (code) => code.id,
      (error: unknown) => {
        created.current = undefined;
        throw error;
      },
    );
    return created.current;
  }, [client]);

  /** Changes the draft and refreshes the library; undefined where that failed, which is logged as `failure` and shown as a toast. */
  async function attempt<Result>(work: () => Promise<Result>, failure: string): Promise<Result | undefined> {
    try {
      const result = await work();
      await queryClient.invalidateQueries({ queryKey: ['codes'] });
      return result;
    } catch (error) {
      log.error(failure, error);
      notify('error', t(failureMessageKey(error)));
      return undefined;
    }
  }

  /** Changes the draft where there is one, without anybody waiting for it. */
  function finish(work: (id: number) => Promise<unknown>, failure: string) {
    const draft = created.current;
    if (draft) void attempt(() => draft.then(work), failure);
  }
  return { id, attempt, finish };
}
