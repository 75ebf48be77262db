import type { CodeDigestRow } from '../tables/totals';

type Texts = CodeDigestRow['texts'];

/** How many bytes users have written, by Code and in all. */
export interface TextUse {
  /** Takes what users have written in a Code by now. */
  set(codeId: number, texts: Texts): void;
  /** Takes these Codes, and forgets all others. */
  reset(codes: readonly Pick<CodeDigestRow, 'id' | 'texts'>[]): void;
  /** What a user has written in all Codes but one. */
  elsewhere(userId: number, codeId: number): number;
}

/** Makes it, with nothing written. */
export function createTextUse(): TextUse {
  const byCode = new Map<number, Texts>();
  const byUser = new Map<number, number>();
  const of = (codeId: number): Texts => byCode.get(codeId) ?? [];
  const add = (userId: number, bytes: number): void => {
    const sum = (byUser.get(userId) ?? 0) + bytes;
    if (sum > 0) byUser.set(userId, sum);
    else byUser.delete(userId);
  };
  function set(codeId: number, texts: Texts): void {
    for (const { userId, bytes } of of(codeId)) add(userId, -bytes);
    for (const { userId, bytes } of texts) add(userId, bytes);
    if (texts.length > 0) byCode.set(codeId, texts);
    else byCode.delete(codeId);
  }
  return {
    set,
    reset(codes) {
      byCode.clear();
      byUser.clear();
      for (const { id, texts } of codes) set(id, texts);
    },
    elsewhere(userId, codeId) {
      const here = of(codeId).find((text) => text.userId === userId)?.bytes ?? 0;
      return (byUser.get(userId) ?? 0) - here;
    },
  };
}
