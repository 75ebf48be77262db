import { Annotator, type AnnotatorProps, type ResolveFile } from '@glossator/annotator';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { backend } from './backend';

// Outside of the component: what has an identity stays the same between renders.
const documents: readonly CodeDocument[] = [
  {
    id: 1,
    codeId: 1,
    title: 'Law',
    order: 0,
    size: 0,
    uuid: '7f1f3f0e-1111-4222-8333-444455556666',
    pages: 4,
    totalSelectionsCount: 0,
    createdAt: '2026-03-03T10:00:00.000Z',
    updatedAt: '2026-03-03T10:00:00.000Z',
    createdBy: { id: 1, name: 'Ada' },
  },
];
const user = { id: 1, name: 'Ada', access: 'annotate' } as const;
const resolveFile: ResolveFile = () => ({ url: '/law.pdf' });

type ReaderProps = Pick<AnnotatorProps, 'messages'> & Partial<AnnotatorProps>;

/** The annotator on one law, as large as what is around it, with what an application adds to it. */
export function Reader(props: ReaderProps) {
  return (
    <Annotator
      documents={documents}
      user={user}
      backend={backend}
      resolveFile={resolveFile}
      assetsUrl="/glossator-assets/"
      locale="en"
      theme="light"
      {...props}
    />
  );
}
