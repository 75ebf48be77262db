import { Annotator, type AnnotatorProps, type ResolveFile } from '@glossator/annotator';
import { createFetchBackend } from '@glossator/annotator/backends';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { AnnotatorMessages } from '@glossator/i18n';
import type { PortalUser } from './session';

const STAMPS = {
  createdAt: '2026-03-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  createdBy: { id: 0, name: 'Kanzlei Keller' },
};

const lawOf = (id: number, title: string): CodeDocument => ({
  id,
  codeId: 1,
  title,
  order: id,
  size: 0,
  uuid: `7f1f3f0e-1111-4222-8333-44445555666${id}`,
  pages: 4,
  totalSelectionsCount: 0,
  ...STAMPS,
});

// Outside of the component: what has an identity stays the same between renders.
const inForce = [lawOf(1, 'Kaufgesetz')];
const former = [lawOf(2, 'Kaufgesetz (alte Fassung)')];
/** Highlights are kept by the portal's server; what it has no calls for is not offered. */
const backend = createFetchBackend('/api/highlights');
const resolveFile: ResolveFile = () => ({ url: '/api/laws/kaufgesetz.pdf' });
/** The former text is only read. */
const onlyThePages = { LeftPanel: null, RightPanel: null };

interface LawsProps {
  readonly user: PortalUser;
  readonly messages: AnnotatorMessages;
}

/** The law in force, to be annotated, and the former one beside it, to be read. */
export function Laws({ user, messages }: LawsProps) {
  const shared: Omit<AnnotatorProps, 'documents' | 'user'> = {
    backend,
    resolveFile,
    assetsUrl: '/glossator-assets/',
    locale: 'de',
    messages,
    theme: 'light',
  };
  return (
    <main className="laws">
      <section aria-label="Geltendes Recht">
        <Annotator {...shared} documents={inForce} user={{ ...user, access: 'annotate' }} />
      </section>
      <section aria-label="Früheres Recht">
        <Annotator
          {...shared}
          documents={former}
          user={{ ...user, access: 'read' }}
          components={onlyThePages}
        />
      </section>
    </main>
  );
}
