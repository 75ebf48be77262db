import { expect, test } from 'vitest';
import { confidenceOfChanged, confidenceOfEqual, featuresOfChanged, featuresOfEqual } from './confidence';
import { CONFIDENCE_WEIGHTS } from './confidence-weights';

const evidence = {
  context: 0.8,
  weight: 4,
  isParagraph: false,
  isInPlace: true,
  isSureSection: true,
  places: [10],
  oldPlaces: 1,
  isSameCopy: false,
  sureShare: 0.6,
  wordsBefore: 0,
};
const changed = { survival: 0.7, rival: 0, context: 0.8, isInPlace: true };

test('what was carried over without asking is surer than what is asked for, and one of many places is not sure', () => {
  const trusted = confidenceOfEqual(evidence, true, false);
  const asked = confidenceOfEqual(evidence, false, false);
  const elsewhere = { ...evidence, isInPlace: false, isSureSection: false, sureShare: 0, places: [1, 2, 3] };
  expect(trusted).toBeGreaterThan(0.98);
  expect(asked).toBeLessThan(trusted);
  expect(confidenceOfEqual(elsewhere, false, true)).toBeLessThan(asked);
  expect(confidenceOfEqual(elsewhere, false, true)).toBeGreaterThan(0);
});

test('a place is the surer the more lives on there and the more of its neighbors went along', () => {
  expect(confidenceOfChanged({ ...changed, survival: 0.95 })).toBeGreaterThan(confidenceOfChanged(changed));
  expect(confidenceOfChanged({ ...changed, context: 0 })).toBeLessThan(confidenceOfChanged(changed));
});

test('there is a weight for each feature, and one for none', () => {
  expect(CONFIDENCE_WEIGHTS.equal).toHaveLength(featuresOfEqual(evidence, true, false).length + 1);
  expect(CONFIDENCE_WEIGHTS.changed).toHaveLength(featuresOfChanged(changed).length + 1);
});
