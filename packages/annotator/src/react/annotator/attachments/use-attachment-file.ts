import { useEffect, useState } from 'react';
import { useAnnotatorContext } from '../context/annotator-context';
import { targetOf, type AttachedFile } from './attached-file';

/** The content of an attachment as it is being read. */
export type AttachmentFile =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly file: Blob; readonly url: string }
  | { readonly state: 'failed'; readonly retry: () => void };

/** Reads an attachment while the component is mounted; `url` shows it in an image or player. */
export function useAttachmentFile(attachment: AttachedFile): AttachmentFile {
  const { id, contentType } = attachment;
  const { kind } = targetOf(attachment);
  const { readAttachment, log } = useAnnotatorContext();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<AttachmentFile>(LOADING);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let url: string | undefined;
    readAttachment(kind, id, signal).then(
      (data) => {
        if (signal.aborted) return;
        // Its type is what the server knows of it, never what its content says.
        const file = new Blob([data], { type: contentType });
        url = URL.createObjectURL(file);
        setFound({ state: 'ready', file, url });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log.error('An attachment could not be read', error);
        const retry = () => {
          setFound(LOADING);
          setAttempt(attempt + 1);
        };
        setFound({ state: 'failed', retry });
      },
    );
    return () => {
      stopping.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [kind, id, contentType, attempt, readAttachment, log]);
  return found;
}

const LOADING: AttachmentFile = { state: 'loading' };
