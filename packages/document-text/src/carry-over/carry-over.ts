import type { Alignment } from '../alignment/align-documents';
import type { TextRange } from '../text-range';
import { createWordPlaces } from '../words/word-places';

export interface CarriedOver {
  readonly status: 'success' | 'unconfirmed' | 'failed';
  readonly confidence: number;
  readonly reason: { readonly kind: string };
  readonly range?: TextRange;
  readonly candidates: readonly { readonly range: TextRange; readonly confidence: number }[];
}

const FAILED: CarriedOver = { status: 'failed', confidence: 0, reason: { kind: 'no-text' }, candidates: [] };

export function carryOver(alignment: Alignment, selections: readonly TextRange[]): CarriedOver[] {
  const { links, vocabulary, old: before, new: after } = alignment;
  const { toNew, toOld } = links;
  const [places, target] = [createWordPlaces(before), createWordPlaces(after)];
  const letters = (id: number | undefined): number => vocabulary.formOf(id ?? 0).length;
  return selections.map((range) => {
    const span = places.wordsIn(range);
    if (!span) return FAILED;
    const { from, to } = span;
    const linked: number[] = [];
    let total = 0;
    for (let k = from; k < to; k += 1) {
      total += letters(before.ids[k]);
      if ((toNew[k] ?? -1) >= 0) linked.push(k);
    }
    if (linked.length === 0) return FAILED;
    const byNew = linked.toSorted((a, b) => (toNew[a] ?? 0) - (toNew[b] ?? 0));
    let best: number[] = [],
      bestWeight = -1,
      cur: number[] = [],
      weight = 0;
    const flush = () => {
      if (weight > bestWeight) {
        best = cur;
        bestWeight = weight;
      }
      cur = [];
      weight = 0;
    };
    for (const k of byNew) {
      const last = cur.at(-1);
      if (last !== undefined && (toNew[k] ?? 0) - (toNew[last] ?? 0) > Math.max(40, to - from)) flush();
      cur.push(k);
      weight += letters(before.ids[k]);
    }
    flush();
    const j0 = toNew[best[0] ?? 0] ?? 0,
      j1 = toNew[best.at(-1) ?? 0] ?? 0;
    const survival = bestWeight / total;
    let same = j1 - j0 === to - 1 - from && best.length === to - from;
    for (let k = from; same && k < to; k += 1)
      same = toNew[k] === j0 + k - from && before.ids[k] === after.ids[j0 + k - from];
    let ok = 0,
      all = 0;
    for (let d = 1; d <= 12; d += 1)
      for (const [k, t] of [
        [from - d, j0],
        [to - 1 + d, j1],
      ] as const) {
        if (k < 0 || k >= before.length) continue;
        const w = 13 - d;
        all += w;
        const n = toNew[k] ?? -1;
        if (n >= 0 && Math.abs(n - t) <= d + 8) ok += w;
      }
    const context = all ? ok / all : 1;
    const L = to - from;
    if (same) {
      const answer = target.rangeOf({
        from: j0,
        to: j1 + 1,
        lettersBefore: span.lettersBefore,
        lettersAfter: span.lettersAfter,
      });
      const need = L >= 8 ? 0 : L >= 3 ? 0.15 : 0.35;
      return {
        status: context >= need ? 'success' : 'unconfirmed',
        confidence: 0.5 + context / 2,
        reason: { kind: 'identical' },
        range: answer,
        candidates: [],
      };
    }
    if (survival < 0.4) return FAILED;
    const f = Math.min(...best),
      l = Math.max(...best);
    let a = j0,
      z = j1;
    const left = 2 * (f - from) + 1,
      right = 2 * (to - 1 - l) + 1;
    if (f > from) {
      let c = 0;
      while (a > 0 && (toOld[a - 1] ?? 0) < 0 && c < left) {
        a -= 1;
        c += 1;
      }
      if (c >= left) a = j0;
    }
    if (l < to - 1) {
      let c = 0;
      while (z + 1 < after.length && (toOld[z + 1] ?? 0) < 0 && c < right) {
        z += 1;
        c += 1;
      }
      if (c >= right) z = j1;
    }
    return {
      status: 'unconfirmed',
      confidence: survival * (0.5 + context / 2),
      reason: { kind: 'words-changed' },
      range: target.rangeOf({ from: a, to: z + 1, lettersBefore: 0, lettersAfter: 0 }),
      candidates: [],
    };
  });
}
