import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey, problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import css from './glossator-library.module.css';

/** Milliseconds that storing, reading and marking the statute may take. */
const SAMPLE_MS = 60_000;

/** Makes a Code for trying the product, and opens it: a marked statute whose next edition waits for its review. */
export function SampleButton() {
  const t = useTranslate('host');
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // One and the same for what is pressed twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const make = useMutation({
    mutationFn: () =>
      client.codes.createSample(
        { title: t('library.sample.title') },
        { timeoutMs: SAMPLE_MS, idempotencyKey },
      ),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['codes'] });
      void navigate(`/codes/${id}`);
    },
    onError: (error) =>
      notify(
        'error',
        problemCodeOf(error) === 'NOT_FOUND' ? t('library.sample.missing') : t(failureMessageKey(error)),
      ),
  });
  return (
    <>
      <p className={css['sample']}>{t('library.sample.text')}</p>
      <Button disabled={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? t('library.sample.making') : t('library.sample.make')}
      </Button>
    </>
  );
}
