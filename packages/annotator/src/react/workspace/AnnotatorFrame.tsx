import { MessagesProvider } from '@glossator/i18n';
import { useContext } from 'react';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
import { WhenProvider } from '../annotator/labels/WhenProvider';
import { AnnotatorProvider } from '../annotator/hooks/AnnotatorProvider';
import { AnnotatorContext } from '../annotator/context/annotator-context';
import { UnfinishedContext } from '../annotator/context/unfinished-context';
import { EscapesContext } from '../controls/keys/escape-stack';
import { useMadeAnnotator } from './use-made-annotator';
import { VersionsContext, type VersionsContextValue } from '../annotator/context/versions-context';
import { Workspace } from './Workspace';

/** One annotator over the documents it is given, whichever Version of them that is. */
export function AnnotatorFrame({
  annotator,
  versions,
}: {
  readonly annotator: AnnotatorSetup;
  readonly versions: VersionsContextValue;
}) {
  const value = useMadeAnnotator(annotator, useContext(UnfinishedContext), versions);
  return (
    <MessagesProvider locale={annotator.locale} messages={annotator.messages}>
      <AnnotatorContext.Provider value={value}>
        <AnnotatorProvider annotator={value.annotator}>
          <EscapesContext.Provider value={value.escapes}>
            <UnfinishedContext.Provider value={value.annotator.unfinished}>
              <VersionsContext.Provider value={versions}>
                <WhenProvider>
                  <Workspace
                    theme={annotator.theme ?? 'auto'}
                    locale={annotator.locale}
                    assetsUrl={annotator.assetsUrl}
                    createViewer={annotator.createViewer}
                    autoFocus={annotator.autoFocus ?? false}
                    toolbarStart={annotator.toolbarStart}
                    toolbarEnd={annotator.toolbarEnd}
                    menuEntries={annotator.menuEntries}
                    onNotice={annotator.onNotice}
                  >
                    {annotator.children}
                  </Workspace>
                </WhenProvider>
              </VersionsContext.Provider>
            </UnfinishedContext.Provider>
          </EscapesContext.Provider>
        </AnnotatorProvider>
      </AnnotatorContext.Provider>
    </MessagesProvider>
  );
}
