import '../app/parse-without-eval';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnfinished } from '@glossator/annotator';
import { ecliSchema, eliSchema, LAW_ADDRESS_MAX, lawAddressSchema } from '@glossator/client-sdk/contract';
import type { CodeDocument, LawPublication } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { useDateFormat } from '../app/use-date-format';
import { Form } from '../forms/Form';
import { notify } from '../shell/notify';
import { Button } from '../ui/Button';
import { Actions, Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import css from './glossator-organise.module.css';

interface PublicationModalProps {
  readonly document: Pick<CodeDocument, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Where the law of a document is published: to be changed, with what the server found there last. */
export function PublicationModal({ document, onClose }: PublicationModalProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const { id, title } = document;
  const query = useQuery({
    queryKey: publicationKey(id),
    queryFn: ({ signal }) => client.documents.publication({ id }, { signal }),
    // What is typed stays while the window is away.
    refetchOnWindowFocus: false,
  });
  return (
    <Modal title={t('publication.title', { title })} isOpen onClose={onClose}>
      {query.isPending && <p role="status">{t('common.loading')}</p>}
      {query.isError && !query.data && (
        <div role="alert">
          <p>
            {t('publication.failed')} {t(failureMessageKey(query.error))}
          </p>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </div>
      )}
      {query.data && <PublicationForm id={id} stored={query.data} onClose={onClose} />}
    </Modal>
  );
}

const publicationKey = (id: number) => ['publication', id] as const;

/** The fields, in their order, and what is right in them. */
const FIELDS = [
  { name: 'url', schema: lawAddressSchema, wrong: 'urlWrong', most: LAW_ADDRESS_MAX },
  { name: 'eli', schema: eliSchema, wrong: 'eliWrong', most: 500 },
  { name: 'ecli', schema: ecliSchema, wrong: 'ecliWrong', most: 100 },
] as const;

interface PublicationFormProps {
  readonly id: number;
  readonly stored: LawPublication;
  readonly onClose: () => void;
}

function PublicationForm({ id, stored, onClose }: PublicationFormProps) {
  const t = useTranslate('host');
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { url = '', eli = '', ecli = '' } = stored;
  const [typed, setTyped] = useState({ url, eli, ecli });
  const [isAsked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: (given: { url?: string; eli?: string; ecli?: string }) =>
      client.documents.setPublication({ id, ...given }),
    onSuccess: (answer) => {
      queryClient.setQueryData(publicationKey(id), answer);
      onClose();
    },
    onError: (error) => notify('error', t(failureMessageKey(error))),
  });
  const isChanged = typed.url !== url || typed.eli !== eli || typed.ecli !== ecli;
  const text = Object.values(typed).join('\n').trim();
  useUnfinished({ text: isChanged ? text : undefined, needs: 'organize', close: onClose });
  const isWrong = ({ name, schema }: (typeof FIELDS)[number]) =>
    typed[name].trim() !== '' && !schema.safeParse(typed[name]).success;
  function submit() {
    setAsked(true);
    if (save.isPending || FIELDS.some(isWrong)) return;
    const given = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    save.mutate(Object.fromEntries(given));
  }
  return (
    <Form onSubmit={submit}>
      <p className={css['publicationText']}>{t('publication.lead')}</p>
      {FIELDS.map((field, index) => (
        <TextField
          key={field.name}
          label={t(`publication.${field.name}`)}
          value={typed[field.name]}
          maxLength={field.most}
          autoFocus={index === 0}
          spellCheck={false}
          onChange={(event) => setTyped({ ...typed, [field.name]: event.target.value })}
          error={isAsked && isWrong(field) ? t(`publication.${field.wrong}`) : undefined}
        />
      ))}
      <LookedAt publication={stored} />
      <Actions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="primary" disabled={save.isPending}>
          {t('common.save')}
        </Button>
      </Actions>
    </Form>
  );
}

/** Whether the server looks there, and what it found last. */
function LookedAt({ publication: { isWatched, looked, url } }: { readonly publication: LawPublication }) {
  const t = useTranslate('host');
  const written = useDateFormat('moment');
  return (
    <div className={css['publicationText']}>
      <p>{t(isWatched ? 'publication.watched' : 'publication.notWatched')}</p>
      {looked && (
        <p>
          {t('publication.looked', {
            date: written(looked.at),
            result: t(`publication.results.${looked.result}`),
          })}
        </p>
      )}
      {!looked && isWatched && url !== undefined && <p>{t('publication.notLooked')}</p>}
    </div>
  );
}
