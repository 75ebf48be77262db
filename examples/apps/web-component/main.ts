import { defineAnnotatorElement, type AnnotatorElement } from '@glossator/annotator/element';
import { backend } from './common/backend';

const reader = document.querySelector<AnnotatorElement>('glossator-annotator');
if (!reader) throw new Error('The page has no <glossator-annotator>');
reader.documents = [
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
reader.user = { id: 1, name: 'Ada', access: 'annotate' };
reader.resolveFile = () => ({ url: '/law.pdf' });
reader.backend = backend;
defineAnnotatorElement();
