import { loadMessages, type AnnotatorMessages } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { Annotator } from '../workspace/Annotator';

/** Properties of the annotator in an element: words are loaded where the host gives none. */
export type ShadowAnnotatorProps = Omit<AnnotatorProps, 'messages'> & {
  readonly messages: AnnotatorMessages | undefined;
  /** The words could not be loaded. */
  readonly onFailure: (error: unknown) => void;
};

/** The annotator as an element shows it, in the words of its language. Nothing is shown until these are there. */
export function ShadowAnnotator({ messages, onFailure, ...props }: ShadowAnnotatorProps) {
  const { locale } = props;
  const [loaded, setLoaded] = useState<AnnotatorMessages | undefined>(undefined);
  useEffect(() => {
    if (messages) return undefined;
    let isDisposed = false;
    loadMessages(locale, ['annotator', 'emails']).then((words) => {
      if (!isDisposed) setLoaded(words);
    }, onFailure);
    return () => {
      isDisposed = true;
    };
  }, [messages, locale, onFailure]);
  const words = messages ?? loaded;
  return words && <Annotator {...props} messages={words} />;
}
