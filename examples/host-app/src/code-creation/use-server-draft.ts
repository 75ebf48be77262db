import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';

/**
 * The Code in the making as the server has it: a private draft, created when it is first needed, and what is done to it.
 * `begunId` is the one that a reload has interrupted; `onCreated` gets the id of one created here.
 */
export function useServerDraft(begunId: number | undefined, onCreated: (id: number) => void) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const queryClient = useQueryClient();
  const created = useRef(begunId === undefined ? undefined : Promise.resolve(begunId));
  /** The draft's id; creates it where there is none yet, and tries again after a failure. */
  const id = useCallback(() => {
    created.current ??= client.codes.create({}).then(
      (code) => {
        onCreated(code.id);
        return code.id;
      },
      (error: unknown) => {
        created.current = undefined;
        throw error;
      },
    );
    return created.current;
  }, [client, onCreated]);

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
