/** Made by `npm run bench -- learn-confidence --write`; not by hand. The first of each is for no evidence, the others are for the features in order. */
export const CONFIDENCE_WEIGHTS: Readonly<Record<'equal' | 'changed', readonly number[]>> = {
  equal: [1.25, 4.08, -1.56, -0.82, 0.81, 1.74, -0.96, 1.52],
  changed: [-0.88, 3.66, 0.02, 0.24, -0.18, 1.65],
};
