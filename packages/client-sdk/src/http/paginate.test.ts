import { describe, expect, it } from 'vitest';
import { ContractError } from './api-error';
import { paginate, type ListPage } from './paginate';

/** A list of numbers in pages of two; records the inputs of its calls. */
function countTo(last: number) {
  const inputs: unknown[] = [];
  const call = async (input: {
    readonly from: number;
    readonly cursor?: string;
  }): Promise<ListPage<number>> => {
    inputs.push(input);
    const start = input.cursor === undefined ? input.from : Number(input.cursor);
    const data = [start, start + 1].filter((number) => number <= last);
    return { data, ...(start + 2 <= last && { next: String(start + 2) }) };
  };
  return { call, inputs };
}

async function read<Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

describe('paginate', () => {
  it('walks through all pages with the input of the call', async () => {
    const { call, inputs } = countTo(5);
    expect(await read(paginate(call, { from: 1 }))).toEqual([1, 2, 3, 4, 5]);
    expect(inputs).toEqual([{ from: 1 }, { from: 1, cursor: '3' }, { from: 1, cursor: '5' }]);
  });

  it('fetches no more than is read, and begins anew with each walk', async () => {
    const { call, inputs } = countTo(100);
    const list = paginate(call, { from: 1 });
    for await (const number of list) if (number === 3) break;
    expect(inputs).toHaveLength(2);
    for await (const number of list) if (number === 1) break;
    expect(inputs.at(-1)).toEqual({ from: 1 });
  });

  it('gives the pages as the server cuts them', async () => {
    expect(await read(paginate(countTo(3).call, { from: 1 }).pages())).toEqual([[1, 2], [3]]);
    expect(await read(paginate(countTo(0).call, { from: 1 }).pages())).toEqual([[]]);
  });

  it('rejects with what a call rejects with, after what was there', async () => {
    const seen: number[] = [];
    const walk = async () => {
      const call = async ({ cursor }: { readonly cursor?: string }): Promise<ListPage<number>> => {
        if (cursor === undefined) return { data: [1], next: 'second' };
        throw new Error('It went away');
      };
      for await (const number of paginate(call, {})) seen.push(number);
    };
    await expect(walk()).rejects.toThrow('It went away');
    expect(seen).toEqual([1]);
  });

  it('does not turn in a circle where a page names itself', async () => {
    const call = async (_input: { readonly cursor?: string }) => ({ data: [1], next: 'again' });
    await expect(read(paginate(call, {}))).rejects.toBeInstanceOf(ContractError);
  });
});
