import { MessagesProvider } from '@glossator/i18n';
import { useContext, type ReactNode } from 'react';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
import { WhenProvider } from '../annotator/labels/WhenProvider';
import { AnnotatorApiContext } from '../annotator/hooks/use-annotator';
import { AnnotatorContext } from '../annotator/context/annotator-context';
import { UnfinishedContext } from '../annotator/context/unfinished-context';
import { EscapesContext } from '../controls/keys/escape-stack';
import { PanelsContext, type AnnotatorPanel } from '../annotator/slots/panels';
import { SlotsContext, type AnnotatorComponents } from '../annotator/slots/slots';
import { useMadeAnnotator } from './use-made-annotator';
import { VersionsContext, type VersionsContextValue } from '../annotator/context/versions-context';
import { Workspace } from './Workspace';

const NO_COMPONENTS: AnnotatorComponents = {};
const NO_PANELS: readonly AnnotatorPanel[] = [];

interface AnnotatorFrameProps {
  readonly annotator: AnnotatorSetup;
  readonly versions: VersionsContextValue;
  /** The parts of the annotator, arranged. */
  readonly layout: ReactNode;
}

/** One annotator over the documents it is given, whichever Version of them that is. */
export function AnnotatorFrame({ annotator, versions, layout }: AnnotatorFrameProps) {
  const value = useMadeAnnotator(annotator, useContext(UnfinishedContext), versions);
  return (
    <MessagesProvider locale={annotator.locale} messages={annotator.messages}>
      <AnnotatorContext.Provider value={value}>
        <AnnotatorApiContext.Provider value={value.annotator}>
          <EscapesContext.Provider value={value.escapes}>
            <UnfinishedContext.Provider value={value.annotator.unfinished}>
              <VersionsContext.Provider value={versions}>
                <SlotsContext.Provider value={annotator.components ?? NO_COMPONENTS}>
                  <PanelsContext.Provider value={annotator.panels ?? NO_PANELS}>
                    <WhenProvider>
                      <Workspace
                        theme={annotator.theme ?? 'auto'}
                        locale={annotator.locale}
                        autoFocus={annotator.autoFocus ?? false}
                        onNotice={annotator.onNotice}
                        layout={layout}
                      >
                        {annotator.children}
                      </Workspace>
                    </WhenProvider>
                  </PanelsContext.Provider>
                </SlotsContext.Provider>
              </VersionsContext.Provider>
            </UnfinishedContext.Provider>
          </EscapesContext.Provider>
        </AnnotatorApiContext.Provider>
      </AnnotatorContext.Provider>
    </MessagesProvider>
  );
}
