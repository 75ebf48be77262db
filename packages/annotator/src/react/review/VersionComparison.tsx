import { useTranslate, MessagesProvider } from '@glossator/i18n';
import { useEffect, useMemo, useState } from 'react';
import { createBrowserClock, createConsoleLog } from '../../browser/browser-environment';
import { createComparison } from '../../core/review/comparison';
import { synopsisReaderOf } from '../annotator/synopsis/synopsis-reader';
import '../styles/glossator-tokens.css';
import { ComparedStage } from './ComparedStage';
import css from './glossator-review.module.css';
import { ReviewContext } from './review-context';
import { ReviewFrame } from './ReviewFrame';
import type { VersionComparisonProps } from './review-props';
import { SynopsisButton } from './SynopsisButton';

/** Two Versions of a document side by side, with what is different. It fills its container, which gives it a height. */
export function VersionComparison(props: VersionComparisonProps) {
  const { document, from, to } = props;
  return (
    <MessagesProvider locale={props.locale} messages={props.messages}>
      <Comparison key={`${document.id} ${from} ${to}`} {...props} />
    </MessagesProvider>
  );
}

/** The comparison of one pair of Versions. */
function Comparison(props: VersionComparisonProps) {
  const { document, from, to } = props;
  const t = useTranslate('annotator');
  const [{ comparison, log, clock, readSynopsis }] = useState(() => {
    const log = props.log ?? createConsoleLog();
    const readSynopsis = synopsisReaderOf(props.backend.documents);
    return {
      log,
      clock: createBrowserClock(),
      readSynopsis,
      comparison: createComparison({ ...props, log }),
    };
  });
  useEffect(() => {
    comparison.start();
    return comparison.stop;
  }, [comparison]);
  const context = useMemo(
    () => ({ store: comparison.store, changes: comparison.commands, review: undefined }),
    [comparison],
  );
  const { title } = document;
  return (
    <ReviewContext.Provider value={context}>
      <ReviewFrame
        screen={props}
        label={t('review.compareLabel', { title })}
        backTo={title}
        title={t('review.compareTitle', { from, to })}
        tools={
          readSynopsis && (
            <SynopsisButton
              documentId={document.id}
              title={title}
              from={from}
              to={to}
              readSynopsis={readSynopsis}
              log={log}
              clock={clock}
            />
          )
        }
        stage={
          <div className={css['stage']}>
            <ComparedStage
              document={document}
              choice={{ version: to }}
              resolveFile={props.resolveFile}
              assetsUrl={props.assetsUrl}
              createViewer={props.createViewer}
              log={log}
            />
          </div>
        }
      />
    </ReviewContext.Provider>
  );
}
