import type { TextSelection } from '@glossator/client-sdk/contract';

/** What is said live of an old place cites it as the comparison did; the list that was read has it in the style of the Code. */
export function citedAsBefore(
  present: TextSelection | undefined,
  carriedOver: TextSelection['carriedOver'],
): Pick<TextSelection, 'carriedOver'> {
  const { from, reason } = present?.carriedOver ?? {};
  if (!carriedOver || !reason?.from || JSON.stringify(from) !== JSON.stringify(carriedOver.from)) return {};
  const { kind } = carriedOver.reason;
  const to = kind === reason.kind && reason.to !== undefined && { to: reason.to };
  return { carriedOver: { ...carriedOver, reason: { ...carriedOver.reason, from: reason.from, ...to } } };
}
