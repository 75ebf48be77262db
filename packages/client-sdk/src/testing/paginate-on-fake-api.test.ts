import { expect, expectTypeOf, it } from 'vitest';
import type { CodeSummary } from '../contract/index';
import { paginate, type PagedCall } from '../http/paginate';
import { createFakeApi } from './index';

it('walks through the lists of the api', async () => {
  const api = createFakeApi({ users: [{ email: 'ada@law.example' }] });
  const client = api.client(api.signIn('ada@law.example'));
  for (const title of ['HGB', 'BGB', 'StGB']) await client.codes.create({ title });
  const titles: string[] = [];
  for await (const code of paginate(client.codes.list, { isPublic: false, orderBy: 'title', limit: 2 })) {
    expectTypeOf(code).toEqualTypeOf<CodeSummary>();
    titles.push(code.title);
  }
  expect(titles).toEqual(['BGB', 'HGB', 'StGB']);
  expectTypeOf(client.codes.get).not.toExtend<PagedCall<{ readonly cursor?: string }, unknown>>();
});
