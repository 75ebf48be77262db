import type { FakeUpdates } from '@glossator/client-sdk/testing';
import { loadMessages, type LocaleCode } from '@glossator/i18n';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createFakeViewer, type FakeViewer } from '../../core/testing/fake-viewer';
import { anUpdate, createFakeReviewBackend } from '../../core/testing/fake-review-backend';
import { createManualClock } from '../../core/testing/manual-clock';
import { settle, SHORT_DOCUMENT } from '../../core/testing/test-annotator';
import type { LiveSource } from '../../core/ports/backend';
import type { ReviewResult } from '../../core/review/state';
import type { UpdateReviewProps } from '../review/review-props';
import { UpdateReview } from '../review/UpdateReview';

const RESOLVE: UpdateReviewProps['resolveFile'] = ({ id }, choice) => ({
  url: `/file/${id}${choice?.showUpdates ? '/pending' : ''}`,
});

/** Renders `<UpdateReview>` on fakes in strict mode, and waits until the calls have been processed. */
export async function renderReview(
  options: {
    readonly content?: Partial<FakeUpdates>;
    readonly locale?: LocaleCode;
    readonly props?: Partial<UpdateReviewProps>;
  } = {},
) {
  const backend = createFakeReviewBackend(options.content);
  const viewers: FakeViewer[] = [];
  const reviewed: ReviewResult[] = [];
  const closed: true[] = [];
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  const locale = options.locale ?? 'en';
  const props: UpdateReviewProps = {
    codeId: 1,
    codeTitle: 'Civil Code',
    documents: backend.content.documents,
    update: backend.content.update ?? anUpdate(),
    user: { id: 1, name: 'Lea Rossi', access: 'owner' },
    backend,
    live: {
      subscribe(given) {
        listener = given;
        return () => {};
      },
    },
    clock: createManualClock(),
    log: { warn: () => undefined, error: () => undefined },
    resolveFile: RESOLVE,
    assetsUrl: '/assets/',
    locale,
    messages: await loadMessages(locale),
    createViewer: () => {
      const viewer = createFakeViewer(SHORT_DOCUMENT);
      viewers.push(viewer);
      return viewer;
    },
    onReviewed: (result) => void reviewed.push(result),
    onClose: () => void closed.push(true),
    ...options.props,
  };
  const view = render(
    <StrictMode>
      <UpdateReview {...props} />
    </StrictMode>,
  );
  const finish = () => act(settle);
  const publish: Parameters<LiveSource['subscribe']>[0]['onEvent'] = (event) => listener?.onEvent(event);
  await finish();
  await finish();
  return { ...view, props, backend, viewers, reviewed, closed, finish, publish, user: userEvent.setup() };
}
