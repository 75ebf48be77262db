import { MessagesProvider, useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { BesideProps } from './Beside';

/** A second document beside the first, whose code is loaded when the first one is opened: that is not done every day. */
export function LazyBeside(props: BesideProps) {
  const { locale, messages } = props.annotator;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Loading {...props} />
    </MessagesProvider>
  );
}

function Loading(props: BesideProps) {
  const t = useTranslate('annotator');
  const [loaded, setLoaded] = useState<{ readonly Beside: ComponentType<BesideProps> } | undefined>(
    undefined,
  );
  const latest = useRef({ props, t });
  useEffect(() => {
    latest.current = { props, t };
  });
  useEffect(() => {
    let isDisposed = false;
    const fail = () => {
      const { annotator, onClose } = latest.current.props;
      annotator.onNotice?.({ kind: 'error', text: latest.current.t('beside.failed') });
      onClose();
    };
    import('./Beside').then(
      ({ Beside }) => !isDisposed && setLoaded({ Beside }),
      () => !isDisposed && fail(),
    );
    return () => {
      isDisposed = true;
    };
  }, []);
  return loaded ? <loaded.Beside {...props} /> : null;
}
