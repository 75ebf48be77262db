'use client';

/** The review of an Update, and the comparison of two Versions, as React components. */
export type { ComparisonBackend, ReviewBackend } from './core/ports/review-backend';
export type { ReviewResult } from './core/review/state';
export type { UpdateReviewProps, VersionComparisonProps } from './react/review/review-props';
export { UpdateReview } from './react/review/UpdateReview';
export { VersionComparison } from './react/review/VersionComparison';
