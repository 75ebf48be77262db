import type { TextSelection } from '@glossator/client-sdk/contract';
import { expect, it } from 'vitest';
import { aRange, aSelection } from '../testing/test-annotator';
import { features } from '../features';
import { createFacetReader } from './entity-facets';
import { gatherKinds } from './entity-kind';

it('folds a Selection once, and one that has changed anew', () => {
  const kinds = gatherKinds(features.flatMap((feature) => feature.kinds));
  const facetsOf = createFacetReader(kinds, 'selection');
  const wordsOf = (selection: TextSelection) => facetsOf(selection).words();
  let reads = 0;
  const counted = Object.defineProperty({ ...aSelection(1, aRange(0, 0, 0, 5)) }, 'text', {
    get: () => (reads += 1) && 'Propriété',
  });
  expect(wordsOf(counted)).toContain('propriete');
  expect(wordsOf(counted)).toContain('propriete');
  expect(reads).toBe(1);
  expect(wordsOf(aSelection(1, aRange(0, 0, 0, 5), { text: 'Frist' }))).toContain('frist');
});
