import { hasAccess, type ReviewedUpdate } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../../calls/paging';
import { readNames } from '../../../people/names';
import { toReviewedUpdate } from './reviews';
import type { ReviewRow } from '../../../tables/updates';

/** The reviewed Updates of a Code, newest first. What one would have done that never was is only for those who saw it pending. */
export async function listReviewed(request: PageRequest, call: MemberCall): Promise<PageOf<ReviewedUpdate>> {
  const rows = await call.partition.read((reader) => reader.list('reviews'));
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  const { data, ...rest } = pageByKey(sorted, keyOf, request, { direction: 'descending' });
  const authors = data.map(({ userId }) => userId);
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
  const mayReview = hasAccess(call.access, 'organize');
  const shown = data.map((row) => (row.isDone || mayReview ? row : { ...row, documents: [] }));
  return { data: shown.map((row) => toReviewedUpdate(row, nameOf)), ...rest };
}

function keyOf({ at, id }: ReviewRow): string {
  return `${at} ${keyNumber(id)}`;
}
