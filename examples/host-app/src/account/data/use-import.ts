import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../../app/problems';
import { useServices } from '../../app/services';
import { notify } from '../../shell/notify';

const IMPORT_KEY = ['account', 'import'];
/** Milliseconds between two looks at an import that runs. */
const LOOK_MS = 1000;

/** Uploads an export and has it imported. `uploaded` is a percentage while that runs; `last` is the import that runs or ran last. */
export function useImport() {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [uploaded, setUploaded] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { data } = useQuery({
    queryKey: IMPORT_KEY,
    queryFn: ({ signal }) => client.account.lastImport({}, { signal }),
    refetchInterval: ({ state }) => (state.data?.data?.state === 'running' ? LOOK_MS : false),
  });
  const last = data?.data;
  const isRunning = last?.state === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    // What was imported is in the library, and takes room.
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries();
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);

  async function upload(file: File, signal: AbortSignal): Promise<void> {
    const { uuid } = await client.files.upload({
      file,
      contentType: 'application/zip',
      purpose: 'import',
      signal,
      onProgress: (sent, total) => setUploaded(total === 0 ? 0 : Math.round((sent / total) * 100)),
    });
    await client.account.startImport({ uuid }, { signal });
    await queryClient.invalidateQueries({ queryKey: IMPORT_KEY });
  }

  function start(file: File) {
    const { signal } = (running.current = new AbortController());
    setUploaded(0);
    void upload(file, signal)
      .catch((failure: unknown) => {
        if (!signal.aborted) notify('error', messageOf(failure));
      })
      .finally(() => setUploaded(undefined));
  }

  function messageOf(failure: unknown): string {
    switch (problemCodeOf(failure)) {
      case 'CONFLICT':
        return t('accountData.busy');
      case 'CONTENT_TYPE_MISMATCH':
        return t('accountData.issues.notAZip');
      case 'FILE_TOO_LARGE':
      case 'QUOTA_EXCEEDED':
        return t('accountData.issues.tooLarge');
      default:
        return t(failureMessageKey(failure));
    }
  }

  return { uploaded, last, start, stop: () => running.current?.abort() };
}
