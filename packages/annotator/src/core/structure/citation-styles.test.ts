import { CITATION_STYLES } from '@glossator/document-text';
import { citationStyleSchema } from '@glossator/client-sdk/contract';
import { expect, test } from 'vitest';

test('the styles that can be chosen for a Code are those in which citations can be written', () => {
  expect(citationStyleSchema.options.toSorted()).toEqual(CITATION_STYLES.toSorted());
});
