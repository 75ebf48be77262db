import { expect, it } from 'vitest';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { backendOfVersion } from './backend-of-version';

it('reading an old Version counts as no visit: what is new there has not been seen', () => {
  const backend = createManualBackend();
  Object.assign(backend.documents, { visit: () => Promise.resolve({}) });
  expect(backend.documents.visit).toBeDefined();
  expect(backendOfVersion(backend, 1).documents.visit).toBeUndefined();
});
